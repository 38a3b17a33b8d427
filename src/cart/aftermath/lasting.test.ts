import { expect, test } from 'vitest';
import { lasting } from './lasting';

const MESSAGE = '<div class="woocommerce-message" role="alert">Đã thêm vào giỏ</div>';
const CART = '<div class="widget_shopping_cart_content"><ul><li>Cửa</li></ul></div>';

test('a fragment without messages is what the server sent, to the letter', () => {
  const sent = `<div  class=widget_shopping_cart_content><p class="woocommerce-mini-cart__empty-message">Trống</p></div>`;
  expect(lasting({ a: sent })).toEqual({ a: sent });
});

test.each([
  ['the shop’s', `<div class="woocommerce-notices-wrapper">${MESSAGE}</div>`],
  ['of a theme’s own place', `<div class="fly-cart-messages">${MESSAGE}</div>`],
  ['an error', '<ul class="woocommerce-error"><li>Hết hàng</li></ul>'],
  ['as newer shops print it', '<div class="wc-block-components-notice-banner is-success">Đã thêm</div>'],
  ['whatever is said in the place', '<div class="woocommerce-notices-wrapper"><p>Đã thêm</p></div>'],
  ['an empty place, which would wipe the page’s own', '<div class="woocommerce-notices-wrapper"></div>'],
])('a fragment that is nothing but a message is left out: %s', (_what, html) => {
  expect(lasting({ '.place': html, '.cart': CART })).toEqual({ '.cart': CART });
});

test('a message in the cart is taken out of it, and the cart stays', () => {
  const spoken = CART.replace('<ul>', `${MESSAGE}<ul>`);
  expect(lasting({ '.cart': spoken })).toEqual({ '.cart': CART });
});

test('an empty cart that is said with the look of a notice stays', () => {
  const empty = '<div class="cart"><p class="cart-empty woocommerce-info">Giỏ trống</p></div>';
  expect(lasting({ '.cart': empty })).toEqual({ '.cart': empty });
});
