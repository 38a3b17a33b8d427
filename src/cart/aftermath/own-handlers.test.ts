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

test('minified: a mark on the button itself (Shopkeeper)', () => {
  vi.stubGlobal('r', jQuery);
  bind(
    'function(t){var e=r(this);e.hasClass("active")||(e.addClass("active"),r(this).parent().addClass("on"))}',
  );
  run();
  expect(find('#b').className).toContain('active');
  expect(find('#card').className).toBe('on');
});

test('what waits until something has been added begins to wait (Shopkeeper)', () => {
  const onAddedToCart = vi.fn();
  vi.stubGlobal('gbt_cn_onAddedToCart', onAddedToCart);
  bind(
    "function () { gbt_cn_onAddedToCart($(this), 'added', function () { $('#card').prepend('<p>added</p>'); }); }",
  );
  run();
  expect(onAddedToCart).toHaveBeenCalledOnce();
});

test('a drawer that asks for a number opens (Big Store)', () => {
  const post = vi.spyOn(jQuery as unknown as { post(): void }, 'post').mockImplementation(() => {});
  bind(`function (e) {
    e.preventDefault();
    var data1 = { action: "big_store_product_count_update" };
    $.post(woocommerce_params.ajax_url, data1, function (answer) { $("body").toggleClass("drawer-open"); });
  }`);
  vi.stubGlobal('woocommerce_params', { ajax_url: '/wp-admin/admin-ajax.php' });
  run();
  expect(post).toHaveBeenCalledOnce();
});

test.each([
  ['names the product', "$.post('/x', { action: 'get_it', product_id: $(this).data('product_id') })"],
  ['says nothing of what it is for', "$.post('/x', { action: 'my_cart' })"],
  ['says that it adds', "$.post('/x', { action: 'update', what: 'add_to_cart' })"],
  ['is by a name of one letter on the button', 'n(this)'],
  ['hands the button on', 'var e = n(this); m(e)'],
])('a handler that may add stays away: its request %s', (_what, call) => {
  const sent = vi.fn();
  vi.stubGlobal('n', sent);
  vi.stubGlobal('m', sent);
  vi.spyOn(jQuery as unknown as { post(): void }, 'post').mockImplementation(sent);
  bind(`function () { ${call}; }`);
  run();
  expect(sent).not.toHaveBeenCalled();
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
