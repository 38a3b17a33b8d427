import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { requestSubmit } from './request-submit';

const own = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'requestSubmit') as PropertyDescriptor;
let leave = () => {};

beforeEach(() => {
  leave = freshPage('<form><input name="requestSubmit"><button id="b" name="go">x</button></form>');
});
afterEach(() => {
  Object.defineProperty(HTMLFormElement.prototype, 'requestSubmit', own);
  leave();
});
const form = () => find<HTMLFormElement>('form');

test('it is the browser’s, also where a field has its name', () => {
  const spy = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
  requestSubmit(form(), find('#b'));
  expect(spy).toHaveBeenCalledExactlyOnceWith(find('#b'));
});

test('a browser without it (Safari 15) sends the form by a press on its button, or on one that is there for that', () => {
  Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
  const html = form().innerHTML;
  const pressed: HTMLButtonElement[] = [];
  vi.spyOn(HTMLButtonElement.prototype, 'click').mockImplementation(function (this: HTMLButtonElement) {
    expect(form().contains(this)).toBe(true);
    pressed.push(this);
  });
  requestSubmit(form(), find('#b'));
  requestSubmit(form(), null);
  expect(pressed.map(({ id, type }) => [id, type])).toEqual([
    ['b', 'submit'],
    ['', 'submit'],
  ]);
  expect(form().innerHTML).toBe(html);
});
