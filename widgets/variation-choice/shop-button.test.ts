import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { HeldPress } from './shop-button';

const ADDS = 'single_add_to_cart_button';
const BLOCKED = `${ADDS} disabled wc-variation-selection-needed`;

let leave = () => {};
let held: HeldPress;
const pressed = vi.fn((event: Event) => event.preventDefault());
const giveUp = vi.fn();
const button = () => find('button');
const pass = (ms = 10) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  leave = freshPage(`<form><select></select><button class="${BLOCKED}">Thêm</button></form>`);
  for (const called of [pressed, giveUp]) called.mockClear();
  button().addEventListener('click', pressed);
  held = new HeldPress(find('form'), button(), giveUp);
  held.start();
});
afterEach(() => {
  held.stop();
  leave();
  vi.useRealTimers();
});

test('a press that was made is not told as a failure later', async () => {
  button().className = ADDS;
  await pass();
  expect(pressed).toHaveBeenCalledOnce();
  await pass(10_000);
  expect([pressed.mock.calls.length, giveUp.mock.calls.length]).toEqual([1, 0]);
});

test('it waits while anything else of the form changes', async () => {
  find('select').className = 'attached';
  await pass();
  expect(giveUp).not.toHaveBeenCalled();
  expect(button().getAttribute('aria-busy')).toBe('true');
});

test('it waits as long as the shop covers the form, and gives up with the cover', async () => {
  const cover = Object.assign(document.createElement('div'), { className: 'blockUI' });
  find('form').append(cover);
  await pass();
  find('select').className = 'attached';
  await pass();
  expect(giveUp).not.toHaveBeenCalled();
  cover.remove();
  await pass();
  expect(giveUp).toHaveBeenCalledOnce();
  expect(button().hasAttribute('aria-busy')).toBe(false);
});

test('a choice that the shop does not have is said at once', async () => {
  button().className = `${ADDS} disabled wc-variation-is-unavailable`;
  await pass();
  expect(pressed).toHaveBeenCalledOnce();
});
