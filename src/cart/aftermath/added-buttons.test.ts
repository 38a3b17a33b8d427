import { afterEach, beforeEach, expect, test } from 'vitest';
import { find, freshPage } from '../../../tests/unit/helpers/page';
import { releaseButtons } from './added-buttons';

const card = (id: number) =>
  `<li><a class="button add_to_cart_button ajax_add_to_cart added" data-product_id="${id}">Thêm</a><a class="added_to_cart wc-forward" href="/gio-hang/">Xem giỏ hàng</a></li>`;
const state = (...products: number[]) => ({
  requests: [],
  count: products.length,
  products,
});

let leave = () => {};
beforeEach(() => {
  leave = freshPage(`<ul>${card(1)}${card(2)}</ul>`);
});
afterEach(() => leave());

const added = () =>
  [...document.querySelectorAll<HTMLElement>('.added')].map(({ dataset }) => dataset.product_id);
const links = () => document.querySelectorAll('.added_to_cart').length;

test('a product that has left the cart takes tick and link from its button, and from no other', () => {
  releaseButtons(state(1, 2), state(2));
  expect([added(), links()]).toEqual([['2'], 1]);
  expect(find('li:last-child .added_to_cart').textContent).toBe('Xem giỏ hàng');
});

test('a cart that was emptied takes them all', () => {
  releaseButtons(state(1, 2), state());
  expect([added(), links()]).toEqual([[], 0]);
});

test('what was never seen in the cart under its own number is left alone', () => {
  releaseButtons(null, state(7));
  releaseButtons(state(7), state(8));
  expect([added(), links()]).toEqual([['1', '2'], 2]);
});
