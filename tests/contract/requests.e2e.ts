import type { APIResponse } from '@playwright/test';
import { type Cart, CONTENT, expect, keysIn, parse, test } from './shop';

/** A cart told as JSON that no cache may keep. */
async function expectCart(answer: APIResponse): Promise<Cart> {
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^application\/json/);
  expect(answer.headers()['cache-control']).toMatch(/no-cache|no-store/);
  const cart = (await answer.json()) as Cart;
  expect(Object.keys(cart).sort()).toEqual(['cart_hash', 'fragments']);
  return cart;
}

/** Nothing to say: what the shop does not answer is an empty page. */
async function expectNothing(answer: APIResponse) {
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/html/);
  expect(await answer.text()).toBe('');
}

/** A refusal names the product's page, or none; the reason is not in it. */
async function expectRefused(answer: APIResponse, page: string | false) {
  expect(answer.status()).toBe(200);
  const { product_url: url, ...rest } = (await answer.json()) as { product_url: string | false };
  expect(rest).toEqual({ error: true });
  expect(url && new URL(url, answer.url()).href).toBe(page && new URL(page, answer.url()).href);
}

test('an add answers with the cart: regions by selector, and a hash', async ({ buyer, shop }) => {
  const { id } = shop.products.simple;
  const cart = await expectCart(await buyer.add(id, { quantity: 2, product_sku: 'SKU' }));
  expect(cart.cart_hash).toMatch(/^[0-9a-f]{32}$/);
  for (const [selector, html] of Object.entries(cart.fragments))
    expect(parse(html).querySelector(selector), selector).not.toBeNull();
  const row = parse(cart.fragments[CONTENT]!).querySelector('.woocommerce-mini-cart-item');
  expect(row?.querySelector('.quantity')?.textContent).toMatch(/^2\s×/);
  expect(row?.querySelector<HTMLElement>('.remove_from_cart_button')?.dataset.product_id).toBe(String(id));
  expect(await buyer.lines()).toEqual({ [id]: 2 });
});

test('the same product again is more of the same line, and another hash', async ({ buyer, shop }) => {
  const { simple, other } = shop.products;
  const first = await expectCart(await buyer.add(simple.id));
  const second = await expectCart(await buyer.add(simple.id));
  expect(keysIn(second)).toEqual(keysIn(first));
  expect(second.cart_hash).not.toBe(first.cart_hash);
  await buyer.add(other.id);
  expect(await buyer.lines()).toEqual({ [simple.id]: 2, [other.id]: 1 });
});

for (const [sent, counted] of [
  ['', 1],
  ['0', 1],
  ['3', 3],
  ['1.5', 1],
] as const)
  test(`a quantity of "${sent}" is ${counted}`, async ({ buyer, shop }) => {
    const { id } = shop.products.simple;
    await expectCart(await buyer.add(id, { quantity: sent }));
    expect(await buyer.lines()).toEqual({ [id]: counted });
  });

for (const sent of ['-1', 'abc'])
  test(`a quantity of "${sent}" is refused`, async ({ buyer, shop }) => {
    const { id, page } = shop.products.simple;
    await expectRefused(await buyer.add(id, { quantity: sent }), page);
    expect(await buyer.lines()).toEqual({});
  });

test('a product that is sold out is refused, and its page named', async ({ buyer, shop }) => {
  const { simple, gone } = shop.products;
  await buyer.add(simple.id);
  await expectRefused(await buyer.add(gone.id), gone.page);
  expect(await buyer.lines()).toEqual({ [simple.id]: 1 });
});

test('so is a product whose choice was not made', async ({ buyer, shop }) => {
  test.skip(shop.isWooCommerce8, 'WooCommerce 8 puts it into the cart without a choice.');
  const { id, page } = shop.products.variable;
  await expectRefused(await buyer.add(id), page);
  expect(await buyer.lines()).toEqual({});
});

test('what is more than the stock is refused, also together with what is in the cart', async ({
  buyer,
  shop,
}) => {
  const { id, page } = shop.products.scarce;
  await expectRefused(await buyer.add(id, { quantity: 4 }), page);
  await expectCart(await buyer.add(id, { quantity: 2 }));
  await expectRefused(await buyer.add(id, { quantity: 2 }), page);
  expect(await buyer.lines()).toEqual({ [id]: 2 });
});

test('a product that there is not is refused without a page', async ({ buyer }) => {
  await expectRefused(await buyer.add(999_999), false);
});

test('the number of a variation adds it', async ({ buyer, shop }) => {
  const { id } = shop.products.variation;
  const cart = await expectCart(await buyer.add(id, { quantity: 2 }));
  expect(keysIn(cart)).toHaveLength(1);
  expect(Object.values(await buyer.lines())).toEqual([2]);
});

test('an add without a product, or by GET, says and does nothing', async ({ buyer, shop }) => {
  await expectNothing(await buyer.post('add_to_cart'));
  await expectNothing(await buyer.http.get(`/?wc-ajax=add_to_cart&product_id=${shop.products.simple.id}`));
  expect(await buyer.lines()).toEqual({});
});

test('an endpoint that there is not says nothing', async ({ buyer }) => {
  await expectNothing(await buyer.post('no_such_endpoint'));
});

test('the field of a form sent along, "add-to-cart", adds a second time', async ({ buyer, shop }) => {
  const { id } = shop.products.simple;
  await expectCart(await buyer.add(id, { 'add-to-cart': id }));
  expect(await buyer.lines()).toEqual({ [id]: 2 });
});

test('the cart is told by POST and by GET alike', async ({ buyer, shop }) => {
  const told = await expectCart(await buyer.add(shop.products.simple.id));
  for (const answer of [
    await buyer.post('get_refreshed_fragments', { time: 1 }),
    await buyer.http.get('/?wc-ajax=get_refreshed_fragments'),
  ]) {
    const cart = await expectCart(answer);
    expect(cart.cart_hash).toBe(told.cart_hash);
    expect(keysIn(cart)).toEqual(keysIn(told));
  }
});

test('an empty cart has no hash, no line and a sentence', async ({ buyer }) => {
  const cart = await expectCart(await buyer.post('get_refreshed_fragments'));
  expect(cart.cart_hash).toBe('');
  expect(keysIn(cart)).toEqual([]);
  const sentence = parse(cart.fragments[CONTENT]!).querySelector('.woocommerce-mini-cart__empty-message');
  expect(sentence?.textContent).toMatch(/\w/);
});

test('a removal takes one line by its key, and answers with what is left', async ({ buyer, shop }) => {
  const { simple, other } = shop.products;
  await buyer.add(simple.id);
  const [first = '', second] = keysIn(await expectCart(await buyer.add(other.id)));
  const left = await expectCart(await buyer.post('remove_from_cart', { cart_item_key: first }));
  expect(keysIn(left)).toEqual([second]);
  expect(await buyer.lines()).toEqual({ [other.id]: 1 });
});

test('a removal of what is not in the cart, or by GET, is not done and says so', async ({ buyer, shop }) => {
  await buyer.add(shop.products.simple.id);
  const key = await buyer.key();
  for (const answer of [
    await buyer.post('remove_from_cart', { cart_item_key: 'no-such-line' }),
    await buyer.post('remove_from_cart'),
    await buyer.http.get(`/?wc-ajax=remove_from_cart&cart_item_key=${key}`),
  ]) {
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({ success: false });
  }
  expect(await buyer.lines()).toEqual({ [shop.products.simple.id]: 1 });
});
