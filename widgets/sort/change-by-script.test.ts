// @ts-expect-error -- jQuery brings no types, and is the real one here.
import jquery from 'jquery';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { find, freshPage } from '../../tests/unit/helpers/page';
import sort from './index';

const FORM = `<form id="f" class="woocommerce-ordering"><select name="orderby" class="orderby"><option value="a">A</option>
<option value="b" selected>B</option></select><span id="list" tabindex="0">B</span></form>`;

let leave = () => {};
let stop: AbortController;
const sent = vi.fn();
const field = () => find<HTMLSelectElement>('select');
const start = () => sort.start({ ...fakeContext(), element: find('#f'), signal: stop.signal });
const bringJQuery = () => vi.stubGlobal('jQuery', jquery);
const byJQuery = (value: string) => jquery(field()).val(value).trigger('change');

beforeEach(() => {
  stop = new AbortController();
  sent.mockClear();
  leave = freshPage(FORM);
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    sent(field().value);
  });
});
afterEach(() => {
  stop.abort();
  vi.unstubAllGlobals();
  leave();
});

test('one that jQuery triggers submits', () => {
  bringJQuery();
  start();
  byJQuery('a');
  expect(sent).toHaveBeenCalledExactlyOnceWith('a');
});

test("a visitor's own is heard once where jQuery hears it, too", () => {
  bringJQuery();
  start();
  field().value = 'a';
  field().dispatchEvent(new Event('change', { bubbles: true }));
  expect(sent).toHaveBeenCalledOnce();
});

test('where a theme has its own handler in the place of WooCommerce’s, it sorts and we do not', () => {
  bringJQuery();
  const sorted = vi.fn();
  jquery('.woocommerce-ordering').on('change', 'select.orderby', sorted);
  start();
  field().value = 'a';
  field().dispatchEvent(new Event('change', { bubbles: true }));
  byJQuery('b');
  byJQuery('a');
  expect([sorted.mock.calls.length, sent.mock.calls.length]).toEqual([3, 0]);
});

test.each(['load', 'pointerover'])('jQuery that comes late is found (%s)', (type) => {
  start();
  bringJQuery();
  (type === 'load' ? window : find('#list')).dispatchEvent(new Event(type, { bubbles: true }));
  byJQuery('a');
  expect(sent).toHaveBeenCalledExactlyOnceWith('a');
});

test('one that came before us is heard', () => {
  bringJQuery();
  byJQuery('a');
  start();
  expect(sent).toHaveBeenCalledExactlyOnceWith('a');
});

test('one that sets the page up with its own order does not', () => {
  bringJQuery();
  start();
  byJQuery('b');
  expect(sent).not.toHaveBeenCalled();
});

test('keys in a list that stands in for the field are no walk through the orders', () => {
  bringJQuery();
  start();
  find('#list').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  byJQuery('a');
  expect(sent).toHaveBeenCalledOnce();
});

test('is over when the form has left', () => {
  bringJQuery();
  start();
  stop.abort();
  byJQuery('a');
  expect(sent).not.toHaveBeenCalled();
});

/** WooCommerce 11's block: it keeps the visitor's own change to itself, and prevents each sending of the form. */
test('one that jQuery triggers sends a form whose block prevents that, once', () => {
  bringJQuery();
  find('#f').setAttribute('data-wp-on--submit', 'actions.preventSubmit');
  find('#f').addEventListener('submit', (event) => event.preventDefault());
  const native = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  start();
  byJQuery('a');
  expect(native).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
});
