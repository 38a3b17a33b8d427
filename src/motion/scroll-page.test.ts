import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scrollPage } from './scroll-page';

let at = 0;
let jumps: number[] = [];
let behaviors: (string | undefined)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  at = 1800;
  jumps = [];
  behaviors = [];
  vi.stubGlobal('scrollTo', ({ top, behavior }: { top: number; behavior?: string }) => {
    at = top;
    jumps.push(top);
    behaviors.push(behavior);
    vi.stubGlobal('scrollY', at);
  });
  vi.stubGlobal('scrollY', at);
  vi.stubGlobal('innerHeight', 800);
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 785, configurable: true });
});
afterEach(() => {
  dispatchEvent(new Event('wheel'));
  vi.useRealTimers();
});

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** What a promise has come to by now. */
const outcome = async (promise: Promise<boolean>) => Promise.race([promise, Promise.resolve('moving')]);

test('moves evenly: halfway after half of its time, there after all of it', async () => {
  const moved = scrollPage(0, 900);
  await passed(448);
  expect(at).toBeCloseTo(1800 * (1 - 448 / 900), 0);
  expect(await outcome(moved)).toBe('moving');
  await passed(470);
  expect(at).toBe(0);
  expect(await moved).toBe(true);
});

test('goes down as well, and no further than the page', async () => {
  const moved = scrollPage(9000, 900);
  await passed(920);
  expect(await moved).toBe(true);
  expect(at).toBe(5000 - 785);
});

test("passes a theme's smooth scrolling by", async () => {
  scrollPage(0, 900);
  await passed(920);
  expect(new Set(behaviors)).toEqual(new Set(['instant']));
});

test('under reduced motion is there at once', async () => {
  expect(await scrollPage(0, 0)).toBe(true);
  expect(jumps).toEqual([0]);
});

test('where the page stands there already it has arrived: nobody waits for a movement that is none', async () => {
  expect(await scrollPage(1800, 900)).toBe(true);
});

describe('is stopped', () => {
  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])("by the visitor's own %s", async (type) => {
    const moved = scrollPage(0, 900);
    await passed(320);
    const reached = at;
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await passed(900);
    expect(at).toBe(reached);
    expect(await moved).toBe(false);
  });

  test('by its signal', async () => {
    const stop = new AbortController();
    const moved = scrollPage(0, 900, stop.signal);
    await passed(320);
    const reached = at;
    stop.abort();
    await passed(900);
    expect(at).toBe(reached);
    expect(await moved).toBe(false);
  });

  test('before it begins, where its widget has left already', async () => {
    expect(await scrollPage(0, 900, AbortSignal.abort())).toBe(false);
    await passed(920);
    expect(jumps).toEqual([]);
  });

  test('by another movement: two never pull at the page', async () => {
    const first = scrollPage(0, 900);
    await passed(320);
    const second = scrollPage(3000, 900);
    expect(await first).toBe(false);
    jumps = [];
    await passed(920);
    expect(await second).toBe(true);
    expect([...jumps].sort((a, b) => a - b)).toEqual(jumps);
    expect(at).toBe(3000);
  });
});

test.each(['arrived', 'stopped'])('having %s it listens to nothing and asks for no frame', async (how) => {
  const added: AbortSignal[] = [];
  const add = vi.spyOn(globalThis, 'addEventListener').mockImplementation((_type, _listener, options) => {
    added.push((options as AddEventListenerOptions).signal!);
  });
  const stop = new AbortController();
  scrollPage(0, 900, stop.signal);
  await passed(160);
  if (how === 'stopped') stop.abort();
  else await passed(920);
  add.mockRestore();
  expect(added).toHaveLength(4);
  expect(added.every(({ aborted }) => aborted)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
