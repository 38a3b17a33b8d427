import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, settled } from '../../tests/unit/helpers/page';
import { slide } from './slide';

/** Movements as the browser runs them: they end when the test says so. */
const movements: { frames: Keyframe[]; time: unknown; end(): void; cancel(): void; isCancelled: boolean }[] =
  [];
const animate = vi.fn((frames: Keyframe[], options: KeyframeAnimationOptions) => {
  let resolve = () => {};
  let reject = (_reason: Error) => {};
  const promise = new Promise<void>((...ends) => ([resolve, reject] = ends));
  promise.catch(() => {});
  const movement = {
    frames,
    time: options.duration,
    finished: promise,
    end: () => resolve(),
    isCancelled: false,
    cancel() {
      movement.isCancelled = true;
      reject(new Error('cancelled'));
    },
  };
  movements.push(movement);
  return movement;
});

const box = () => find('#box');
const isHigh = (height: number) =>
  Object.defineProperty(box(), 'offsetHeight', { value: height, configurable: true });

beforeEach(() => {
  animate.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  movements.length = 0;
  document.documentElement.style.setProperty('--mullion-panel', '250ms');
  document.body.innerHTML = '<div id="box" style="padding: 16px 0; border: 1px solid; margin: 8px 0">x</div>';
  Object.assign(box(), { animate });
  isHigh(100);
});
afterEach(() => document.documentElement.removeAttribute('style'));

describe('opening', () => {
  test('goes from nothing to all, in the time of the movement, and is no longer hidden meanwhile', async () => {
    box().hidden = true;
    const result = slide(box(), true);
    expect(box().hidden).toBe(false);
    const [movement] = movements;
    expect(movement?.time).toBe(250);
    expect(movement?.frames).toMatchObject([
      { height: '0px', paddingTop: '0px', borderTopWidth: '0px', marginBottom: '0px', minHeight: '0px' },
      { height: '100px', paddingTop: '16px', borderTopWidth: '1px', marginBottom: '8px' },
    ]);
    movement?.end();
    expect(await result).toBe(true);
    expect(box().hidden).toBe(false);
  });

  test('what is open already moves nothing', async () => {
    expect(await slide(box(), true)).toBe(true);
    expect(movements).toEqual([]);
  });
});

describe('closing', () => {
  test('is hidden only when it has ended', async () => {
    const result = slide(box(), false);
    await settled();
    expect(box().hidden).toBe(false);
    movements[0]?.end();
    expect(await result).toBe(true);
    expect(box().hidden).toBe(true);
  });
});

test('a second call turns the movement round where it is, padding and all', async () => {
  const closing = slide(box(), false);
  isHigh(40);
  box().style.paddingTop = '6px'; // as the browser computes it in mid-movement
  movements[0]!.cancel = () => {
    isHigh(100);
    box().style.paddingTop = '16px';
    movements[0]!.isCancelled = true;
  };
  const opening = slide(box(), true);
  expect(movements[0]?.isCancelled).toBe(true);
  expect(movements[1]?.frames).toMatchObject([
    { height: '40px', paddingTop: '6px' },
    { height: '100px', paddingTop: '16px' },
  ]);
  movements[1]?.end();
  expect(await opening).toBe(true);
  expect(box().hidden).toBe(false);
  void closing;
});

test('the call that was overtaken says so, and hides nothing', async () => {
  const closing = slide(box(), false);
  isHigh(40);
  const opening = slide(box(), true);
  expect(await closing).toBe(false);
  isHigh(100);
  movements.at(-1)?.end();
  await opening;
  expect(box().hidden).toBe(false);
});

test('under reduced motion it is an instant change, done before the call returns', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  void slide(box(), false);
  expect(box().hidden).toBe(true);
  void slide(box(), true);
  expect(box().hidden).toBe(false);
  expect(animate).not.toHaveBeenCalled();
});
