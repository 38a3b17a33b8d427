import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CART_CONFIG, fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import { FakeShop } from '../../tests/unit/helpers/shop';
import { loadChunk } from '../chunks/load';
import type { JQuery } from '../dom/jquery';
import createAftermath from './aftermath';
// Else it comes later than a test looks.
import './aftermath/own-handlers';
import { BRIDGED, claimButtons } from './buttons';
import { BrowserCart } from './cart';

vi.mock(import('../chunks/load'), async (original) => ({ ...(await original()), loadChunk: vi.fn() }));

/** A drawer over a page of the shop's, as Riode and Wolmart have it on every page. */
const drawer = (
  page: string,
) => `${page}<div class="widget_shopping_cart"><div class="widget_shopping_cart_content">
  <a class="remove remove_from_cart_button" href="?remove_item=k1" data-cart_item_key="k1">×</a></div></div>`;
const CART = '<form class="woocommerce-cart-form"></form>';

// Shops bring it, and no types of it are ours.
const jQuery = require('jquery') as JQuery & { post(): void };
const heard = vi.fn();
let shop: FakeShop;
let leave = () => {};

beforeEach(() => {
  vi.stubGlobal('jQuery', jQuery);
  vi.spyOn(jQuery, 'post').mockImplementation(() => {});
  heard.mockReset();
  jQuery(document).on('wc_update_cart update_checkout', ({ type }) => heard(type));
});
afterEach(() => {
  jQuery(document).off('wc_update_cart update_checkout click');
  jQuery(document.body).off('click');
  leave();
  vi.unstubAllGlobals();
});

/** Opens a page, and presses the drawer's ×; answered when the cart has been told of it. */
async function remove(page: string, selector = '.widget_shopping_cart .remove', prepare = () => {}) {
  leave = freshPage(drawer(page));
  sessionStorage.clear();
  shop = new FakeShop().install();
  const content = 'widget_shopping_cart_content';
  shop.fragments = { [`div.${content}`]: `<div class="${content}"></div>` };
  vi.mocked(loadChunk).mockReset().mockResolvedValue({ default: createAftermath });
  const cart = new BrowserCart(fakeContext(), CART_CONFIG);
  claimButtons(cart);
  jQuery(document).on('click', selector, () => jQuery.post());
  const told = new Promise((resolve) => jQuery(document.body).on('removed_from_cart', resolve));
  click(find('.remove'));
  prepare();
  await told;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shop.asked).toEqual(['remove_from_cart']);
}

test.each([
  ["the cart's page", CART, 'wc_update_cart'],
  ['the checkout', '<form class="checkout"></form>', 'update_checkout'],
])(
  '%s shows what a drawer has removed whose own handler would have asked for it',
  async (_page, html, type) => {
    await remove(html);
    expect(heard.mock.calls).toEqual([[type]]);
    expect(jQuery.post).not.toHaveBeenCalled();
  },
);

test('so it does where a kept cart has brought another button for the line meanwhile', async () => {
  await remove(CART, undefined, () => {
    find('.remove').replaceWith(find('.remove').cloneNode(true));
    // Answered before what finds it has come, it would be gone.
    shop.fragments = {};
  });
  expect(heard).toHaveBeenCalledOnce();
});

test.each([
  ['a page that shows no cart is not asked for', '<p></p>', '.remove'],
  ['nor one whose drawer nobody else listens to', CART, '.other'],
  ['our own handler is nobody else', CART, BRIDGED],
])('%s', async (_what, html, selector) => {
  await remove(html, selector);
  expect(heard).not.toHaveBeenCalled();
  expect(jQuery.post).not.toHaveBeenCalled();
});

test('a drawer that no fragment brings up to date, and has the line still, does it by its own handler', async () => {
  await remove(
    '<div class="drawer"><a class="remove remove_from_cart_button" data-cart_item_key="k1">×</a></div>',
    '.drawer .remove',
  );
  expect(jQuery.post).toHaveBeenCalledOnce();
});
