import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCart, operation } from '../../../tests/unit/helpers/cart';
import { installJQuery } from '../../../tests/unit/helpers/jquery';
import { freshPage } from '../../../tests/unit/helpers/page';
import { keepInStep } from './keep-in-step';
import { keepCart } from './kept-cart';

let leave = () => {};
let cart: ReturnType<typeof fakeCart>;
const refresh = vi.fn(async () => {});
const apply = vi.fn();

const begin = (html = '', cookie = '') => {
  leave = freshPage(html);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  cart = fakeCart();
};
const HAS_ITEMS = 'woocommerce_items_in_cart=1';
const REGION = '<div class="widget_shopping_cart_content"></div>';
const later = () => vi.advanceTimersByTimeAsync(500);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  refresh.mockClear();
  apply.mockClear();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

test('a page that shows a cart gets the present one, once', async () => {
  begin(REGION, HAS_ITEMS);
  keepInStep(cart, apply, refresh);
  await later();
  expect(refresh).toHaveBeenCalledOnce();
});

test('a page that was told of its cart meanwhile asks for nothing', async () => {
  begin(REGION, HAS_ITEMS);
  keepInStep(cart, apply, refresh);
  cart.state = { requests: [], count: 1 } as unknown as typeof cart.state;
  await later();
  expect(refresh).not.toHaveBeenCalled();
});

test('who wants the cart now has it at once, and nobody asks again a moment later', async () => {
  begin(REGION, HAS_ITEMS);
  keepInStep(cart, apply, refresh).refresh();
  expect(refresh).toHaveBeenCalledOnce();
  await later();
  expect(refresh).toHaveBeenCalledOnce();
});

test.each([
  ['shows a cart to a visitor who has none', REGION, '', ['wc_fragments_loaded']],
  ['shows no cart', '', HAS_ITEMS, []],
  ['shows none to a visitor who has none', '', '', []],
])(
  'a page that %s asks for nothing, and the theme hears of what is shown',
  async (_why, html, cookie, told) => {
    const { names } = installJQuery();
    begin(html, cookie);
    keepInStep(cart, apply, refresh);
    await later();
    expect(refresh).not.toHaveBeenCalled();
    expect(names()).toEqual(told);
  },
);

test('a page with a request under way asks for nothing: the answer brings the cart along', async () => {
  begin(REGION, HAS_ITEMS);
  cart.ledger.add(operation('a'));
  keepInStep(cart, apply, refresh);
  await later();
  expect(refresh).not.toHaveBeenCalled();
});

describe('a page whose cart is kept in the browser', () => {
  const STATE = '<script type="application/json" id="mullion-cart">{"requests":[],"count":1}</script>';

  test('shows it, tells the theme, and asks for nothing', async () => {
    const { names } = installJQuery();
    begin(REGION, `${HAS_ITEMS}; woocommerce_cart_hash=h1`);
    keepCart(cart.config, { hash: 'h1', fragments: { 'script#mullion-cart': STATE } });
    keepInStep(cart, apply, refresh);
    await later();
    expect(apply).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ hash: 'h1', asOf: 0 }));
    expect(names()).toEqual(['wc_fragments_loaded']);
    expect(refresh).not.toHaveBeenCalled();
  });

  test('asks once where the cookie tells of another one', async () => {
    begin(REGION, `${HAS_ITEMS}; woocommerce_cart_hash=h2`);
    keepCart(cart.config, { hash: 'h1', fragments: { 'script#mullion-cart': STATE } });
    keepInStep(cart, apply, refresh);
    await later();
    expect(apply).not.toHaveBeenCalled();
    expect(refresh).toHaveBeenCalledOnce();
  });
});

test("a theme that shows its cart in places of its own has WooCommerce's settings for them", async () => {
  begin('<a class="cart-count"></a>', HAS_ITEMS);
  vi.stubGlobal('wc_cart_fragments_params', {});
  keepInStep(cart, apply, refresh);
  await later();
  expect(refresh).toHaveBeenCalledOnce();
});

test('several wishes in one moment are one request', async () => {
  begin();
  const { catchUp } = keepInStep(cart, apply, refresh);
  catchUp();
  catchUp();
  await later();
  expect(refresh).toHaveBeenCalledOnce();
});
