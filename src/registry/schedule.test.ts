import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, freshPage } from '../../tests/unit/helpers/page';
import type { Moment } from '../contract/config';
import { whenLoaded } from '../dom/when-idle';
import { Schedule } from './schedule';

// The module takes the browser's idle callbacks as it loads: these obey the fake clock.
vi.hoisted(() => {
  globalThis.requestIdleCallback = (callback) => Number(setTimeout(callback, 200));
});

type Seen = { isIntersecting: boolean };
let see: (entry: Seen) => void;
const disconnect = vi.fn();
const observe = vi.fn();
const start = vi.fn();
let leave = () => {};
let schedule: Schedule;

beforeEach(() => {
  vi.useFakeTimers();
  leave = freshPage('<div id="w"><button>x</button></div>');
  schedule = new Schedule();
  for (const mock of [start, disconnect, observe]) mock.mockReset();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      disconnect = disconnect;
      constructor(callback: (entries: Seen[]) => void) {
        see = (entry) => callback([entry]);
      }
    },
  );
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const wait = (moment: Moment) => schedule.add(find('#w'), moment, start);
const idle = () => vi.advanceTimersByTime(2000);

test('load starts at once, in a task of its own', () => {
  wait('load');
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(start).toHaveBeenCalledOnce();
});

describe('idle', () => {
  test('starts when the browser has nothing better to do', () => {
    wait('idle');
    expect(start).not.toHaveBeenCalled();
    idle();
    expect(start).toHaveBeenCalledOnce();
  });

  test('waits for the page to be loaded first', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    wait('idle');
    idle();
    expect(start).not.toHaveBeenCalled();
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    idle();
    expect(start).toHaveBeenCalledOnce();
  });
});

describe('visible', () => {
  test('starts in an idle moment after the element came into view, and stops looking', () => {
    wait('visible');
    expect(observe.mock.calls).toEqual([[find('#w')], [find('#w button')]]);
    see({ isIntersecting: false });
    idle();
    expect(start).not.toHaveBeenCalled();
    see({ isIntersecting: true });
    expect(start).not.toHaveBeenCalled();
    idle();
    expect(start).toHaveBeenCalledOnce();
    expect(disconnect).toHaveBeenCalled();
  });

  test('leaves a hidden element alone until it is shown', () => {
    wait('visible');
    see({ isIntersecting: false });
    idle();
    expect(start).not.toHaveBeenCalled();
    see({ isIntersecting: true });
    idle();
    expect(start).toHaveBeenCalledOnce();
  });

  test('looks at its children, too: an element without a box of its own is seen by them', () => {
    find('#w').innerHTML = '<label></label><input>';
    wait('visible');
    expect(observe.mock.calls.map(([target]) => target.localName)).toEqual(['div', 'label', 'input']);
  });

  test('stops looking when the element has left', () => {
    wait('visible');
    schedule.remove(find('#w'));
    expect(disconnect).toHaveBeenCalledOnce();
  });
});

describe('media:(…)', () => {
  const queries: { asked: string; matches: boolean; change(): void }[] = [];
  beforeEach(() => {
    queries.length = 0;
    vi.stubGlobal('matchMedia', (asked: string) => {
      const query = new EventTarget() as EventTarget & (typeof queries)[number];
      Object.assign(query, {
        asked,
        media: asked,
        matches: false,
        change: () => query.dispatchEvent(new Event('change')),
      });
      queries.push(query);
      return query;
    });
  });

  test('starts when the window comes to match, and not before', () => {
    wait('media:(min-width: 800px)');
    const [query] = queries;
    expect(query?.asked).toBe('(min-width: 800px)');
    query?.change();
    expect(start).not.toHaveBeenCalled();
    query!.matches = true;
    query?.change();
    expect(start).toHaveBeenCalledOnce();
  });

  test('starts at once when the window matches already', () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    wait('media:(min-width: 800px)');
    expect(start).toHaveBeenCalledOnce();
  });

  test('that is no media query is an error that names it', () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { media: 'not all', matches: false }));
    expect(() => wait('media:(((')).toThrow('data-hydrate="media:(((" is none of: load, idle,');
    expect(start).not.toHaveBeenCalled();
  });

  test('is taken back when the element has left', () => {
    wait('media:(min-width: 800px)');
    schedule.remove(find('#w'));
    queries[0]!.matches = true;
    queries[0]?.change();
    expect(start).not.toHaveBeenCalled();
  });
});

test('what waits for the load of the page runs once, also when the page has loaded already', () => {
  const run = vi.fn();
  whenLoaded(run);
  window.dispatchEvent(new Event('load'));
  expect(run).toHaveBeenCalledOnce();
});
