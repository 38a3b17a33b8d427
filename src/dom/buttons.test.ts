import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { pressLinks } from './buttons';

const clicked = vi.fn((event: Event) => event.preventDefault());
let leave = () => {};

beforeEach(() => {
  leave = freshPage('<a id="button" role="button" href="/x">+</a><a id="link" href="/y">y</a>');
  clicked.mockClear();
  document.body.addEventListener('click', clicked);
  pressLinks();
});
afterEach(() => {
  leave();
});

const press = (selector: string, key = ' ') => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  find(selector).dispatchEvent(event);
  return event;
};

test('the space bar presses a link that is called a button, once, and does not scroll the page', () => {
  expect(press('#button').defaultPrevented).toBe(true);
  expect(clicked).toHaveBeenCalledOnce();
});

test('it scrolls the page from a plain link, and other keys are left alone', () => {
  expect(press('#link').defaultPrevented).toBe(false);
  expect(press('#button', 'a').defaultPrevented).toBe(false);
  expect(clicked).not.toHaveBeenCalled();
});

test('nothing is pressed where another script has answered', () => {
  find('#button').addEventListener('keydown', (event) => event.preventDefault());
  press('#button');
  expect(clicked).not.toHaveBeenCalled();
});

test('a key on the document itself is nobody’s', () => {
  expect(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))).not.toThrow();
});
