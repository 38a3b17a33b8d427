import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCart, operation } from '../../tests/unit/helpers/cart';
import { installJQuery } from '../../tests/unit/helpers/jquery';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { keepCart } from './aftermath/kept-cart';
import type { RawAnswer } from './server';
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

const said: RawAnswer = { status: 200, text: JSON.stringify({ fragments: FRAGMENTS, cart_hash: 'h2' }) };

/** The server's answer, and what happens before it comes. */
const serve = (answer: RawAnswer, meanwhile = () => {}) =>
  vi.spyOn(cart.server, 'read').mockImplementation(async () => {
    meanwhile();
    return answer;
  });

test('the kept cart is in the page and told, and nobody has to be asked', async () => {
  const read = serve(said);
  const { names } = installJQuery();
  keep('h1');
  cookie('woocommerce_items_in_cart=1; woocommerce_cart_hash=h1');
  expect(await showKept(cart, WORDS)).toBe(false);
  expect(read).not.toHaveBeenCalled();
  expect(find('a.count').textContent).toBe('2');
  expect(find('.widget_shopping_cart_content').textContent).toBe('2 món');
  expect(names()).toEqual(['wc_fragments_loaded']);
});

test('what would run is taken out of it: it comes from storage', async () => {
  keep('h1');
  cookie('woocommerce_items_in_cart=1; woocommerce_cart_hash=h1');
  await showKept(cart, WORDS);
  expect(find('a.count').hasAttribute('onclick')).toBe(false);
});

test('it is there at once: only what changes fades in', async () => {
  keep('h1');
  cookie('woocommerce_items_in_cart=1; woocommerce_cart_hash=h1');
  await showKept(cart, WORDS);
  expect(document.querySelector('.mullion-fade')).toBeNull();
});

test('where the site lets scripts of a cart run it is left to the aftermath', async () => {
  keep('h1');
  cookie('woocommerce_items_in_cart=1; woocommerce_cart_hash=h1');
  cart.config.fragmentScripts = true;
  expect(await showKept(cart, WORDS)).toBe(true);
  expect(find('a.count').textContent).toBe('0');
});

test('an empty cart is said where one is shown, and told: a theme fits its drawer to it', async () => {
  const { jQuery } = installJQuery();
  const seen = vi.fn(() => find('.widget_shopping_cart_content').textContent);
  jQuery(document.body).on('wc_fragments_loaded', seen);
  cookie('');
  expect(await showKept(cart, WORDS)).toBe(false);
  expect(seen).toHaveReturnedWith(WORDS);
});

describe('where the cookie tells of another cart than the kept one', () => {
  beforeEach(() => {
    keep('h1');
    cookie('woocommerce_items_in_cart=1; woocommerce_cart_hash=h2');
  });

  test("the server's cart is shown, told and kept", async () => {
    const { names } = installJQuery();
    serve(said);
    expect(await showKept(cart, WORDS)).toBe(false);
    expect(find('a.count').textContent).toBe('2');
    expect(names()).toEqual(['wc_fragments_refreshed']);
    expect(sessionStorage.getItem(cart.config.hashKey)).toBe('h2');
  });

  test('a silence is told, and nothing is kept', async () => {
    const { names } = installJQuery();
    serve({ status: 0, text: '' });
    expect(await showKept(cart, WORDS)).toBe(false);
    expect(find('a.count').textContent).toBe('0');
    expect(names()).toEqual(['wc_fragments_ajax_error']);
    expect(sessionStorage.getItem(cart.config.hashKey)).toBe('h1');
  });

  test('a click meanwhile has the last word', async () => {
    serve(said, () => cart.ledger.add(operation('a')));
    await showKept(cart, WORDS);
    expect(find('a.count').textContent).toBe('0');
  });

  test('so has a click that was answered meanwhile', async () => {
    serve(said, () => keep('h2'));
    await showKept(cart, WORDS);
    expect(find('a.count').textContent).toBe('0');
  });

  test('a page that nobody sees yet leaves it to the aftermath', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const read = serve(said);
    expect(await showKept(cart, WORDS)).toBe(true);
    expect(read).not.toHaveBeenCalled();
  });
});
