import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCart, operation } from '../../tests/unit/helpers/cart';
import { installJQuery } from '../../tests/unit/helpers/jquery';
import { find, freshPage, settled } from '../../tests/unit/helpers/page';
import { hasItems, needsAftermath, summonAftermath } from './summon';
import type { Aftermath } from './types';

let leave = () => {};
let cart: ReturnType<typeof fakeCart>;
const catchUp = vi.fn();
const cookies = vi.fn(() => '');
const jar = { get: vi.fn<(name: string) => Promise<object | null>>() };

beforeEach(() => {
  vi.useFakeTimers();
  leave = freshPage();
  sessionStorage.clear();
  cart = fakeCart();
  vi.spyOn(cart.queue, 'pump').mockResolvedValue();
  cart.aftermath.mockResolvedValue({ catchUp } as unknown as Aftermath);
  catchUp.mockReset();
  cookies.mockReset().mockReturnValue('');
  jar.get.mockReset().mockResolvedValue(null);
  vi.stubGlobal('cookieStore', jar);
  vi.spyOn(document, 'cookie', 'get').mockImplementation(cookies);
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pageIdle = () => vi.advanceTimersByTimeAsync(2000);
const storage = (key: string) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));
const pageShow = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('a visitor without a cart', () => {
  test('pays nothing: neither a chunk nor a request', async () => {
    summonAftermath(cart, needsAftermath);
    await pageIdle();
    expect(cart.aftermath).not.toHaveBeenCalled();
    expect(cart.refresh).not.toHaveBeenCalled();
  });
});

describe('the aftermath comes in an idle moment', () => {
  test.each([
    ['for a visitor who has a cart', () => jar.get.mockResolvedValue({ value: '1' })],
    [
      'for a visitor who has a cart, in a browser that has cookies in one text alone',
      () => {
        vi.stubGlobal('cookieStore', undefined);
        cookies.mockReturnValue('a=1; woocommerce_items_in_cart=1');
      },
    ],
    ['for what an earlier page left over', () => cart.ledger.add(operation('a'))],
    ['where jQuery is', () => void installJQuery()],
    [
      "where there is the shop's cart widget",
      () => find('body').insertAdjacentHTML('beforeend', '<div class="widget_shopping_cart"></div>'),
    ],
  ])('%s', async (_why, prepare) => {
    prepare();
    summonAftermath(cart, needsAftermath);
    expect(cart.aftermath).not.toHaveBeenCalled();
    await pageIdle();
    expect(cart.aftermath).toHaveBeenCalledOnce();
  });

  test('and what is left over is sent only once the page has loaded', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    summonAftermath(cart, needsAftermath);
    expect(cart.queue.pump).not.toHaveBeenCalled();
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    expect(cart.queue.pump).toHaveBeenCalledOnce();
  });
});

describe('the cart is read anew', () => {
  test("when another tab's script says that it changed", async () => {
    summonAftermath(cart, needsAftermath);
    await pageIdle();
    storage('wc_cart_hash_x');
    await settled();
    expect(catchUp).toHaveBeenCalledOnce();
  });

  test('not for what else is written to storage', async () => {
    summonAftermath(cart, needsAftermath);
    await pageIdle();
    storage('theme');
    await settled();
    expect(cart.aftermath).not.toHaveBeenCalled();
  });

  test.each(['added_to', 'removed_from'])("when the blocks' own button changed it: %s", async (name) => {
    summonAftermath(cart, needsAftermath);
    document.dispatchEvent(new Event(`wc-blocks_${name}_cart`));
    await settled();
    expect(catchUp).toHaveBeenCalledOnce();
  });

  test('not when the event is our own', async () => {
    summonAftermath(cart, needsAftermath);
    cart.isTelling = true;
    document.dispatchEvent(new Event('wc-blocks_added_to_cart'));
    await settled();
    expect(cart.aftermath).not.toHaveBeenCalled();
  });

  test('when the page comes out of the back/forward cache, with what storage holds now', async () => {
    summonAftermath(cart, needsAftermath);
    sessionStorage.setItem('mullion_cart', JSON.stringify([operation('later')]));
    pageShow(true);
    await settled();
    expect(catchUp).toHaveBeenCalledOnce();
    expect(cart.ledger.operations.map(({ id }) => id)).toEqual(['later']);
  });

  test('not on an ordinary page view', async () => {
    summonAftermath(cart, needsAftermath);
    pageShow(false);
    await settled();
    expect(cart.aftermath).not.toHaveBeenCalled();
  });
});

test.each([
  ['woocommerce_items_in_cart=1', true],
  ['a=b; woocommerce_items_in_cart=1; c=d', true],
  ['not_woocommerce_items_in_cart=1', false],
  ['woocommerce_items_in_cart=0', false],
  ['', false],
])('the cookie "%s" means a cart: %s', (cookie, expected) => {
  cookies.mockReturnValue(cookie);
  expect(hasItems()).toBe(expected);
});
