import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, freshPage } from '../../tests/unit/helpers/page';
import type { JQuery } from '../dom/jquery';
import { followOtherTabs } from './follow-other-tabs';

const jQuery = require('jquery') as JQuery;
const asked = vi.fn();
let cookie = '';
let leave = () => {};

const row = (key: string, quantity: number) =>
  `<input type="number" name="cart[${key}][qty]" value="${quantity}">`;
const form = (rows: string) =>
  `<form class="woocommerce-cart-form">${rows}<input type="text" name="coupon_code" value=""></form>`;
const field = (key: string) => find<HTMLInputElement>(`[name="cart[${key}][qty]"]`);

function open(html: string, page = 'woocommerce-cart') {
  leave = freshPage(html);
  document.body.className = page;
  jQuery(document.body).on('wc_update_cart update_checkout', ({ type }, ...told) => asked(type, ...told));
  followOtherTabs(jQuery);
}
function show(isShown: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
/** What the visitor does in another tab meanwhile leaves this cookie. */
function elsewhere(left: string) {
  show(false);
  cookie = left;
  show(true);
}
/** As the shop's script does it. */
function answer(html: string) {
  find('.woocommerce-cart-form').outerHTML = html;
  jQuery(document.body).trigger('updated_wc_div');
}

beforeEach(() => {
  asked.mockClear();
  cookie = 'a=1; woocommerce_cart_hash=one';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
});
afterEach(() => {
  jQuery(document.body).off('wc_update_cart update_checkout updated_wc_div');
  document.body.className = '';
  leave();
  vi.restoreAllMocks();
});

describe('who comes back from a tab that has changed the cart', () => {
  test('sees the present one, its messages stay', () => {
    open(form(row('k', 1)));
    elsewhere('woocommerce_cart_hash=two');
    expect(asked).toHaveBeenCalledExactlyOnceWith('wc_update_cart', true);
    elsewhere('woocommerce_cart_hash=two');
    expect(asked).toHaveBeenCalledOnce();
  });

  test('sees that it is empty', () => {
    open(form(row('k', 1)));
    elsewhere('a=1');
    expect(asked).toHaveBeenCalledOnce();
  });

  test('finds what was typed, in the line that it was typed for, and the focus', () => {
    open(form(row('k', 1) + row('l', 1) + row('gone', 1)));
    const heard = vi.fn();
    document.body.addEventListener('input', heard);
    field('l').value = '5';
    field('gone').value = '7';
    field('l').focus();
    elsewhere('woocommerce_cart_hash=two');
    answer(form(row('k', 3) + row('l', 1)));
    expect([field('k').value, field('l').value]).toEqual(['3', '5']);
    expect(document.activeElement).toBe(field('l'));
    // The shop's button for it is free.
    expect(heard.mock.calls.map(([{ target }]) => target)).toEqual([field('l')]);
    answer(form(row('k', 3) + row('l', 2)));
    expect(field('l').value).toBe('2');
  });

  test('at the checkout sees the present order', () => {
    open('<form class="checkout"></form>', 'woocommerce-checkout');
    elsewhere('woocommerce_cart_hash=two');
    expect(asked).toHaveBeenCalledExactlyOnceWith('update_checkout');
  });

  test.each([
    ['whose cart has gone: the form would go with what is typed', '<form class="checkout"></form>', ''],
    ['that asks for the payment of an order', '<form id="order_review"></form>', 'woocommerce_cart_hash=two'],
  ])('is left alone at a checkout %s', (_what, html, left) => {
    open(html, 'woocommerce-checkout');
    elsewhere(left);
    expect(asked).not.toHaveBeenCalled();
  });
});

const place = (isOpen: boolean) =>
  Object.defineProperty(find('p'), 'offsetParent', {
    value: isOpen ? document.body : null,
    configurable: true,
  });
const connect = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

test.each([
  ['a change that is under way', () => find('form').classList.add('processing')],
  ['a calculator that is open', () => place(true)],
  ['a connection', () => connect(false)],
])('%s is waited for', (_what, make) => {
  open(`${form(row('k', 1))}<p class="shipping-calculator-form"></p>`);
  place(false);
  make();
  elsewhere('woocommerce_cart_hash=two');
  expect(asked).not.toHaveBeenCalled();
  find('form').className = 'woocommerce-cart-form';
  place(false);
  connect(true);
  elsewhere('woocommerce_cart_hash=two');
  expect(asked).toHaveBeenCalledOnce();
});
