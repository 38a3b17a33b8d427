import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeCart } from '../../tests/unit/helpers/cart';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import { claimButtons } from './buttons';

const HTML = `
<a id="add" class="button add_to_cart_button ajax_add_to_cart" href="?add-to-cart=12" data-product_id="12"
   data-quantity="2" data-product_sku="CN-1" data-success_message="Đã thêm"><i id="icon">+</i></a>
<a id="variable" class="button add_to_cart_button" href="/san-pham/cua/" data-product_id="13">Chọn</a>
<a id="bare" class="button add_to_cart_button ajax_add_to_cart" href="?add-to-cart=14">Thêm</a>
<button id="block" class="add_to_cart_button ajax_add_to_cart wc-interactive" data-product_id="15">Thêm</button>
<ul><li class="woocommerce-mini-cart-item"><a id="remove" class="remove remove_from_cart_button"
  href="/gio-hang/?remove_item=k1" data-cart_item_key="k1" data-product_id="12">×</a></li></ul>
<form class="cart"><button id="submit" type="button" class="single_add_to_cart_button" value="12">Thêm</button></form>
<a id="keyless" class="remove_from_cart_button" href="/gio-hang/?remove_item=k2">×</a>`;

let leave = () => {};
let cart: ReturnType<typeof fakeCart>;

beforeEach(() => {
  leave = freshPage(HTML);
  cart = fakeCart();
  claimButtons(cart);
  // Links of this page lead nowhere; the code under test decides before the click gets here.
  document.body.addEventListener('click', (event) => {
    native = !event.defaultPrevented;
    event.preventDefault();
  });
});
let native = false;
afterEach(() => {
  leave();
});

const sent = (call = 0) => Object.fromEntries(new URLSearchParams(cart.change.mock.calls[call]?.[1]));

describe('adding', () => {
  test('a shop that adds by links has its link followed, and its removals sent all the same', () => {
    cart.config.addByLink = true;
    click(find('#add'));
    expect(native).toBe(true);
    expect(cart.change).not.toHaveBeenCalled();
    click(find('#remove'));
    expect(cart.change).toHaveBeenCalledExactlyOnceWith('remove', 'cart_item_key=k1', find('#remove'));
  });

  test('sends every data attribute of the button, as the shop has it', () => {
    expect(click(find('#add')).defaultPrevented).toBe(true);
    expect(cart.change).toHaveBeenCalledExactlyOnceWith('add', expect.any(String), find('#add'));
    expect(sent()).toEqual({
      product_id: '12',
      quantity: '2',
      product_sku: 'CN-1',
      success_message: 'Đã thêm',
    });
  });

  test('works from an icon in the button, and from a button that came later', () => {
    click(find('#icon'));
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a id="late" class="add_to_cart_button ajax_add_to_cart" data-product_id="99"></a>',
    );
    click(find('#late'));
    expect(sent(1)).toEqual({ product_id: '99' });
  });
});

describe('the first products of a visitor without a session', () => {
  const named = () => /mullion_start=(\d+)/.exec(document.cookie)?.[1];
  afterEach(() => {
    Cookies.remove('mullion_start');
    Cookies.remove('woocommerce_items_in_cart');
  });

  test.each(['#submit', '#bare', '#add'])('%s: one name for all that is pressed at that moment', (button) => {
    click(find(button));
    const first = named();
    expect(first).toMatch(/^\d{20,40}$/);
    click(find('#submit'));
    expect(named()).toBe(first);
  });

  test('the form goes where it would have gone', () => {
    click(find('#submit'));
    expect(native).toBe(true);
    expect(cart.change).not.toHaveBeenCalled();
  });

  test('a visitor with a cart needs none', () => {
    Cookies.set('woocommerce_items_in_cart', '1');
    click(find('#submit'));
    expect(named()).toBeUndefined();
  });
});

describe('removing', () => {
  test("sends the line's key", () => {
    click(find('#remove'));
    expect(cart.change).toHaveBeenCalledExactlyOnceWith('remove', 'cart_item_key=k1', find('#remove'));
  });
});

describe('a click goes its native way', () => {
  test.each([
    ['a product that needs a choice first', '#variable', {}],
    ['a button without product_id', '#bare', {}],
    ["the blocks' own button", '#block', {}],
    ['a remove link without its key', '#keyless', {}],
    ['ctrl: a new tab', '#add', { ctrlKey: true }],
    ['cmd: a new tab', '#add', { metaKey: true }],
    ['shift: a new window', '#add', { shiftKey: true }],
    ['alt: a download', '#add', { altKey: true }],
    ['the middle button', '#add', { button: 1 }],
    ['ctrl on a remove link', '#remove', { ctrlKey: true }],
  ])('%s', (_why, selector, init) => {
    click(find(selector), init);
    expect(native).toBe(true);
    expect(cart.change).not.toHaveBeenCalled();
  });
});

describe('five fast clicks', () => {
  test('are five requests', () => {
    for (let times = 0; times < 5; times++) click(find('#add'));
    expect(cart.change).toHaveBeenCalledTimes(5);
  });

  test('never disable the button: the focus stays on it', () => {
    find('#add').focus();
    click(find('#add'));
    expect(document.activeElement).toBe(find('#add'));
    expect(find('#add').hasAttribute('disabled')).toBe(false);
  });
});

test('a new click takes the "added" of the last one away', () => {
  find('#add').classList.add('added');
  click(find('#add'));
  expect(find('#add').classList.contains('added')).toBe(false);
});

test('a button that is tried again and says so takes no press, and leads nowhere', () => {
  find('#add').setAttribute('aria-disabled', 'true');
  expect(click(find('#add')).defaultPrevented).toBe(true);
  expect(cart.change).not.toHaveBeenCalled();
});
