import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CART_CONFIG } from '../../../tests/unit/helpers/context';
import { denyStorage } from '../../../tests/unit/helpers/page';
import type { CartAnswer } from '../answer';
import { keepCart, keptCart } from './kept-cart';

const STATE = { requests: ['a'], count: 2 };
const FRAGMENTS = {
  'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content">2 món</div>',
  'script#mullion-cart': `<script type="application/json" id="mullion-cart">${JSON.stringify(STATE)}</script>`,
};
const CART: CartAnswer = { ok: true, fragments: FRAGMENTS, hash: 'h1', state: STATE as never, asOf: 1700 };
const cookie = (value: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(value);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('a cart is kept under the keys that WooCommerce and themes read', () => {
  keepCart(CART_CONFIG, CART);
  expect(JSON.parse(sessionStorage.getItem('wc_fragments_x') ?? '')).toEqual(FRAGMENTS);
  expect(sessionStorage.getItem('wc_cart_hash_x')).toBe('h1');
  expect(localStorage.getItem('wc_cart_hash_x')).toBe('h1');
  expect(Number(sessionStorage.getItem('wc_cart_created'))).toBeGreaterThan(1e12);
});

test('other tabs are woken by a change only', () => {
  keepCart(CART_CONFIG, CART);
  const write = vi.spyOn(localStorage, 'setItem');
  keepCart(CART_CONFIG, CART);
  expect(write).not.toHaveBeenCalled();
});

describe('the kept cart', () => {
  test('is shown while the cookie names the same one', () => {
    keepCart(CART_CONFIG, CART);
    cookie('a=b; woocommerce_cart_hash=h1; c=d');
    expect(keptCart(CART_CONFIG)).toEqual({ ...CART, asOf: 0 });
  });

  test('is an empty one where there is no cookie', () => {
    keepCart(CART_CONFIG, { ...CART, hash: '' });
    cookie('');
    expect(keptCart(CART_CONFIG)).toMatchObject({ hash: '', fragments: FRAGMENTS });
  });

  test.each([
    ['another cart', 'woocommerce_cart_hash=h2'],
    ['no cart any more', ''],
    ['something that only ends like it', 'x_woocommerce_cart_hash=h1'],
  ])('is not believed where the cookie tells of %s', (_what, told) => {
    keepCart(CART_CONFIG, CART);
    cookie(told);
    expect(keptCart(CART_CONFIG)).toBeNull();
  });

  test('is not believed after a day', () => {
    vi.useFakeTimers();
    keepCart(CART_CONFIG, CART);
    cookie('woocommerce_cart_hash=h1');
    vi.advanceTimersByTime(86_400_000 - 1);
    expect(keptCart(CART_CONFIG)).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(keptCart(CART_CONFIG)).toBeNull();
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{oops'],
    ['a cart without our part, as a theme may have kept it', '{"div.cart":"<b>1</b>"}'],
    ['no object', '7'],
  ])('is not there where storage holds %s', (_what, stored) => {
    keepCart(CART_CONFIG, { ...CART, hash: '' });
    cookie('');
    sessionStorage.removeItem('wc_fragments_x');
    if (stored !== null) sessionStorage.setItem('wc_fragments_x', stored);
    expect(keptCart(CART_CONFIG)).toBeNull();
  });
});

test('without storage nothing is kept and nothing throws', () => {
  denyStorage('sessionStorage');
  keepCart(CART_CONFIG, CART);
  cookie('woocommerce_cart_hash=h1');
  expect(keptCart(CART_CONFIG)).toBeNull();
});
