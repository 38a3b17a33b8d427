import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import toggle from './index';

let leave = () => {};
let stop: AbortController;

beforeEach(() => {
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  leave();
});

const field = () => find<HTMLInputElement>('#pw');
const button = () => find<HTMLButtonElement>('.mullion-password__toggle');
const start = (element = field()) =>
  toggle.start({ ...fakeContext(), element, signal: stop.signal }) as () => void;
function open(html: string) {
  leave = freshPage(html);
  const cleanup = start();
  return () => {
    stop.abort();
    cleanup();
  };
}

test('after the field has left, neither button nor box is there, and nobody listens', () => {
  const end = open('<form><input type="password" id="pw"></form>');
  const input = field();
  const left = button();
  input.remove();
  end();
  expect(find('form').innerHTML).toBe('');
  click(left);
  expect(input.type).toBe('password');
});

test('a field that leaves while its password shows is hidden, and as it was; it may come again', () => {
  const html = '<input type="password" id="pw" spellcheck="true">';
  const end = open(`<label>Mật khẩu ${html}</label>`);
  const [input, label] = [field(), find('label')];
  click(button());
  expect(input.type).toBe('text');
  input.remove();
  end();
  expect(input.outerHTML).toBe(html);
  label.append(input);
  stop = new AbortController();
  start();
  expect([input.type, input.getAttribute('aria-label')]).toEqual(['password', 'Mật khẩu']);
  expect(document.querySelectorAll('button')).toHaveLength(1);
  click(button());
  expect(input.type).toBe('text');
});
