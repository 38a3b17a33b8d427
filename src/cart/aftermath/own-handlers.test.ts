import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, freshPage } from '../../../tests/unit/helpers/page';
import type { JQuery } from '../../dom/jquery';
import { runOwnHandlers } from './own-handlers';

// Shops bring it, and no types of it are ours.
const jQuery = require('jquery') as JQuery;
let leave = () => {};
beforeEach(() => {
  leave = freshPage('<div id="card"><a id="b" class="add_to_cart_button" href="/?add-to-cart=1"></a></div>');
  document.body.className = '';
  vi.stubGlobal('jQuery', jQuery);
  vi.stubGlobal('$', jQuery);
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

const bind = (source: string) => jQuery('#b').on('click', new Function(`return ${source}`)());
const run = () => runOwnHandlers(find('#b'), jQuery._data?.(find('#b'), 'events')?.click ?? [], jQuery);
const isOpen = () => document.body.classList.contains('drawer-open');

test.each([
  ['as Shoptimizer has it', "function (e) { e.preventDefault(); $('body').toggleClass('drawer-open'); }"],
  ['with an arrow', "() => document.querySelector('body').classList.add('drawer-open')"],
  [
    'by a condition',
    "function (e) { if ($('body').hasClass('home')) return; jQuery('body').addClass('drawer-open'); }",
  ],
])('a drawer that the button opens is opened, %s', (_how, source) => {
  bind(source);
  run();
  expect(isOpen()).toBe(true);
});

test('a number takes the place of the button, by a helper that says so (Blonwe)', () => {
  const addQty = vi.fn();
  vi.stubGlobal('addQty', addQty);
  bind(
    'function (e) { $(this).after(\'<i class="loader"></i>\'); e.preventDefault(); $(this).hide(); addQty(); }',
  );
  run();
  expect(addQty).toHaveBeenCalledOnce();
  expect(find('#b').style.display).toBe('none');
  expect(find('#b').nextElementSibling?.className).toBe('loader');
});

test('a message is shown at the press, by a helper that says so (Urna)', () => {
  const _initAjaxPopupContent = vi.fn();
  vi.stubGlobal('cart', { _initAjaxPopupContent });
  bind('function (e) { let button = jQuery(this); cart._initAjaxPopupContent(button); }');
  run();
  expect(_initAjaxPopupContent).toHaveBeenCalledOnce();
});

test("Google's tag is told, with what the button says", () => {
  const dataLayer: unknown[] = [];
  vi.stubGlobal('dataLayer', dataLayer);
  bind("function () { dataLayer.push({ event: 'add', id: parseInt($(this).data('product_id'), 10) }); }");
  find('#b').dataset.product_id = '11';
  run();
  expect(dataLayer).toEqual([{ event: 'add', id: 11 }]);
});

test('minified, jQuery has a name of one letter', () => {
  vi.stubGlobal('t', jQuery);
  bind('function(e){e.preventDefault(),t("body").addClass("drawer-open")}');
  run();
  expect(isOpen()).toBe(true);
});

test.each([
  [
    'asks the shop itself',
    "function () { $('body').addClass('drawer-open'); $.ajax({ url: '/?wc-ajax=add_to_cart' }); }",
  ],
  ['calls what nobody knows', "function () { $('body').addClass('drawer-open'); addToCart(this); }"],
  [
    'calls what adds, and shows it',
    "function () { $('body').addClass('drawer-open'); popupAddToCart(this); }",
  ],
  ['calls it by a letter', "function (e) { $('body').addClass('drawer-open'); n(e); }"],
  ['fires an event', "function () { $('body').addClass('drawer-open').trigger('added_to_cart'); }"],
  ['leaves the page', "function () { $('body').addClass('drawer-open'); location = this.href; }"],
])('a handler that %s is not run', (_what, source) => {
  bind(source);
  run();
  expect(isOpen()).toBe(false);
});

test('one that fails is told, and the add goes on', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  bind("function () { $('body').addClass('drawer-open').nowhere.text; }");
  bind('function () { undefined.nothing.text; }');
  expect(run).not.toThrow();
  expect(told).toHaveBeenCalled();
});

test("one that is bound to the shop's own event of an add, too, counts it, whatever it calls", () => {
  const count = vi.fn();
  const handler = ({ target }: { target: Element }) => count(target.id, 'x'.replace('x', 'href'));
  jQuery('#b').on('click adding_to_cart', handler);
  jQuery('#b').on('click', () => count('another'));
  run();
  expect(count.mock.calls).toEqual([['b', 'href']]);
});
