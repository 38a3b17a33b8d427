import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCart, operation } from '../../../tests/unit/helpers/cart';
import { freshPage } from '../../../tests/unit/helpers/page';
import { keepInStep } from './keep-in-step';

let leave = () => {};
let stop = new AbortController();
let cart: ReturnType<typeof fakeCart>;
const refresh = vi.fn(async () => {});

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
  stop = new AbortController();
  sessionStorage.clear();
  refresh.mockClear();
});
afterEach(() => {
  stop.abort();
  leave();
  vi.useRealTimers();
});

test('a page that shows a cart gets the present one, once', async () => {
  begin(REGION, HAS_ITEMS);
  keepInStep(cart, refresh, stop.signal);
  await later();
  expect(refresh).toHaveBeenCalledOnce();
});

test.each([
  ['shows a cart to a visitor who has none', REGION, ''],
  ['shows no cart', '', HAS_ITEMS],
])('a page that %s asks for nothing', async (_why, html, cookie) => {
  begin(html, cookie);
  keepInStep(cart, refresh, stop.signal);
  await later();
  expect(refresh).not.toHaveBeenCalled();
});

test('a page with a request under way asks for nothing: the answer brings the cart along', async () => {
  begin(REGION, HAS_ITEMS);
  cart.ledger.add(operation('a'));
  keepInStep(cart, refresh, stop.signal);
  await later();
  expect(refresh).not.toHaveBeenCalled();
});

test('several wishes in one moment are one request', async () => {
  begin();
  const catchUp = keepInStep(cart, refresh, stop.signal);
  catchUp();
  catchUp();
  await later();
  expect(refresh).toHaveBeenCalledOnce();
});
