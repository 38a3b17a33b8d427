import { afterEach, beforeEach, expect, test } from 'vitest';
import { find, freshPage } from '../../../tests/unit/helpers/page';
import { hideEmptyWidgets } from './hide-empty-widgets';

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
  hideEmptyWidgets(true);
  expect(hidden()).toEqual(['hides', 'hides-too']);
});

test('the first item shows them again', () => {
  hideEmptyWidgets(true);
  hideEmptyWidgets(false);
  expect(hidden()).toEqual([]);
});

test('what PHP printed hidden is shown to a visitor who has a cart', () => {
  find('#hides').hidden = true;
  hideEmptyWidgets(false);
  expect(hidden()).toEqual([]);
});
