import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCart } from '../../tests/unit/helpers/cart';
import { installJQuery } from '../../tests/unit/helpers/jquery';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { keepCart } from './aftermath/kept-cart';
import { showKept } from './show-kept';

const WORDS = 'Giỏ hàng trống.';
const PAGE = `<a class="count">0</a><aside class="widget_shopping_cart">
  <div class="widget_shopping_cart_content"></div></aside>`;
const STATE = '<script type="application/json" id="mullion-cart">{"requests":[],"count":2}</script>';
const FRAGMENTS = {
  'a.count': '<a class="count" onclick="steal()">2</a>',
  'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content">2 món</div>',
  'script#mullion-cart': STATE,
};

let leave = () => {};
let cart: ReturnType<typeof fakeCart>;
const cookie = (value: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(value);
const keep = (hash: string) => keepCart(cart.config, { fragments: FRAGMENTS, hash });

beforeEach(() => {
  sessionStorage.clear();
  leave = freshPage(PAGE);
  cart = fakeCart();
});
afterEach(() => leave());

test('the kept cart is in the page and told, and nobody has to be asked', () => {
  const { names } = installJQuery();
  keep('h1');
  cookie('woocommerce_items_in_cart=1; woocommerce_cart_hash=h1');
  expect(showKept(cart, WORDS)).toBe(false);
  expect(find('a.count').textContent).toBe('2');
  expect(find('.widget_shopping_cart_content').textContent).toBe('2 món');
  expect(names()).toEqual(['wc_fragments_loaded']);
});

test('what would run is taken out of it: it comes from storage', () => {
  keep('h1');
  cookie('woocommerce_items_in_cart=1; woocommerce_cart_hash=h1');
  showKept(cart, WORDS);
  expect(find('a.count').hasAttribute('onclick')).toBe(false);
});

test('an empty cart is said where one is shown', () => {
  cookie('');
  expect(showKept(cart, WORDS)).toBe(false);
  expect(find('.widget_shopping_cart_content').textContent).toBe(WORDS);
});

test('the server is asked where the cookie tells of another cart than the kept one', () => {
  keep('h1');
  cookie('woocommerce_items_in_cart=1; woocommerce_cart_hash=h2');
  expect(showKept(cart, WORDS)).toBe(true);
  expect(find('.widget_shopping_cart_content').textContent).toBe('');
});
