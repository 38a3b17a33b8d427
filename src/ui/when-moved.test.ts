import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { whenMoved } from './when-moved';

let leave = () => {};
let stop = new AbortController();
const tell = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  leave = freshPage('<ul><li></li></ul>');
  stop = new AbortController();
  tell.mockReset();
  whenMoved(tell, stop.signal);
});
afterEach(() => {
  stop.abort();
  leave();
  vi.useRealTimers();
});

const happens = (type: string, target: EventTarget = find('ul')) =>
  target.dispatchEvent(new Event(type, { bubbles: type !== 'scroll' }));

test.each(['scroll', 'transitionend'])('a strip or slide that moves by itself (%s) is a show', (type) => {
  happens(type);
  expect(tell).toHaveBeenCalledExactlyOnceWith(true);
});

test.each(['pointerdown', 'touchmove', 'wheel', 'keydown'])(
  'what moves after %s is the visitor’s doing, for a second and a half',
  (type) => {
    happens(type);
    happens('scroll');
    expect(tell).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(1501);
    happens('scroll');
    expect(tell).toHaveBeenLastCalledWith(true);
  },
);

test('the page that scrolls, a press, and a widget that has drawn its controls are none', () => {
  happens('scroll', document);
  happens('click');
  happens('mullion:widget-started', document);
  expect(tell.mock.calls).toEqual([[false], [false], [false]]);
});

test('nobody is told afterwards', () => {
  stop.abort();
  happens('click');
  expect(tell).not.toHaveBeenCalled();
});
