import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { Schedule } from './schedule';

const HTML = `<div id="w" data-widget="one"><button>x</button><i id="inner" data-widget="two">y</i></div>
<div id="n" data-widget="one"></div><p id="away">z</p>`;

const start = vi.fn();
let leave = () => {};
let schedule: Schedule;

beforeEach(() => {
  vi.useFakeTimers();
  leave = freshPage(HTML);
  schedule = new Schedule();
  start.mockReset();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const wait = (selector = '#w', begin = start) => schedule.add(find(selector), 'interaction', begin);
const touch = (selector: string, type = 'pointerdown') =>
  find(selector).dispatchEvent(new Event(type, { bubbles: true }));

test.each(['pointerdown', 'pointerover', 'focusin', 'keydown'])('starts with %s', (type) => {
  wait();
  touch('#w button', type);
  expect(start).toHaveBeenCalledOnce();
});

test('starts what is touched, not its neighbour', () => {
  wait();
  const other = vi.fn();
  wait('#n', other);
  touch('#n');
  expect(other).toHaveBeenCalledOnce();
  expect(start).not.toHaveBeenCalled();
});

test('starts all the widgets that what is touched lies in', () => {
  wait();
  const inner = vi.fn();
  wait('#inner', inner);
  touch('#w button');
  expect([start.mock.calls.length, inner.mock.calls.length]).toEqual([1, 0]);
  touch('#inner');
  expect(inner).toHaveBeenCalledOnce();
});

test('starts also where a script of the theme stops the event', () => {
  document.body.addEventListener('pointerdown', (event) => event.stopPropagation());
  find('#w').addEventListener('pointerdown', (event) => event.stopPropagation());
  wait();
  touch('#w button');
  expect(start).toHaveBeenCalledOnce();
});

test('has one set of listeners, however many widgets wait', () => {
  const listen = vi.spyOn(document, 'addEventListener');
  wait();
  wait('#n', vi.fn());
  expect(listen).not.toHaveBeenCalled();
});

test('still starts a widget that comes after all others have started', () => {
  wait();
  schedule.remove(find('#w'));
  wait('#n');
  touch('#n');
  expect(start).toHaveBeenCalledOnce();
});

test.each([
  ['beside it', () => touch('#away')],
  ['on the page itself', () => document.dispatchEvent(new Event('keydown'))],
])('does not start with what happens %s', (_where, happen) => {
  wait();
  happen();
  expect(start).not.toHaveBeenCalled();
});

test('does not start by the mere passing of time', () => {
  wait();
  vi.advanceTimersByTime(60_000);
  expect(start).not.toHaveBeenCalled();
});

test('is taken back when the element has left', () => {
  wait();
  schedule.remove(find('#w'));
  touch('#w');
  expect(start).not.toHaveBeenCalled();
});
