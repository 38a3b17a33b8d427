import { afterEach, beforeEach, expect, test } from 'vitest';
import { find, freshPage } from '../../../tests/unit/helpers/page';
import { showEmptyWidgets } from './empty-widgets';

const EMPTY = 'Chưa có sản phẩm nào.';

const widget = (id: string, content: string) =>
  `<aside id="${id}" class="widget woocommerce widget_shopping_cart"><h2>Giỏ hàng</h2>${content}</aside>`;
const CONTENT = '<div class="widget_shopping_cart_content"></div>';
const HTML = `${widget('hides', `<div class="hide_cart_widget_if_empty">${CONTENT}</div>`)}
  ${widget('hides-too', `<div class="hide_cart_widget_if_empty">${CONTENT}</div>`)}
  ${widget('stays', CONTENT)}<p id="stray" class="hide_cart_widget_if_empty">x</p>`;

let leave = () => {};
beforeEach(() => {
  leave = freshPage(HTML);
});
afterEach(() => leave());

const hidden = () => [...document.querySelectorAll<HTMLElement>('[hidden]')].map(({ id }) => id);

test('an empty cart hides every cart widget that asks for it, heading and all, and no other', () => {
  showEmptyWidgets(true, EMPTY);
  expect(hidden()).toEqual(['hides', 'hides-too']);
});

test('the first item shows them again', () => {
  showEmptyWidgets(true, EMPTY);
  showEmptyWidgets(false, EMPTY);
  expect(hidden()).toEqual([]);
});

test('what PHP printed hidden is shown to a visitor who has a cart', () => {
  find('#hides').hidden = true;
  showEmptyWidgets(false, EMPTY);
  expect(hidden()).toEqual([]);
});

test('an empty cart is said in a widget that stays, once, and never over what the shop printed', () => {
  find('#hides .widget_shopping_cart_content').textContent = 'Sẵn có.';
  showEmptyWidgets(true, EMPTY);
  showEmptyWidgets(true, EMPTY);
  expect(find('#stays .widget_shopping_cart_content').innerHTML).toBe(
    `<p class="woocommerce-mini-cart__empty-message">${EMPTY}</p>`,
  );
  expect(find('#hides .widget_shopping_cart_content').textContent).toBe('Sẵn có.');
});

test("the theme's own words are said where the page brings them, once", () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<template id="mullion-empty-cart"><p class="theme">Giỏ trống</p></template>',
  );
  showEmptyWidgets(true, EMPTY);
  showEmptyWidgets(true, EMPTY);
  const said = find('#stays .widget_shopping_cart_content');
  expect(said.querySelectorAll('.theme')).toHaveLength(1);
  expect(said.textContent).toContain('Giỏ trống');
  expect(said.textContent).not.toContain(EMPTY);
});

test('a cart that is on its way is not called empty', () => {
  showEmptyWidgets(false, EMPTY);
  expect(find('#stays .widget_shopping_cart_content').textContent).toBe('');
});

test('a cart in a drawer of the theme says it in the place of its spinner; our own widget has its own words', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="drawer"><div class="widget_shopping_cart_content"><i class="spinner"></i></div></div>
    <div data-server-html="">${CONTENT}</div>`,
  );
  showEmptyWidgets(true, EMPTY);
  expect(find('#drawer .widget_shopping_cart_content').innerHTML).toBe(
    `<p class="woocommerce-mini-cart__empty-message">${EMPTY}</p>`,
  );
  expect(find('[data-server-html] .widget_shopping_cart_content').innerHTML).toBe('');
});
