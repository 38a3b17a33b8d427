import { type Cart, CONTENT, expect, parse, test } from './shop';

/** What the plugin adds to every cart, and how requests are told apart by their names. */

const FIRST = 'abcdef012345';
const SECOND = 'abcdef678901';

/** The fragment's JSON, taken out as the script does. */
function stateIn({ fragments }: Cart): {
  requests: string[];
  count: number;
  total: string;
  products: number[];
  lines: object[];
} {
  const html = fragments['script#mullion-cart'] ?? '';
  expect(html).toMatch(/^<script type="application\/json" id="mullion-cart">[^<]*<\/script>$/);
  return JSON.parse(html.slice(html.indexOf('>') + 1, html.lastIndexOf('<')));
}

test('the state counts pieces and names products', async ({ buyer, shop }) => {
  const { simple, other } = shop.products;
  expect(stateIn(await buyer.cart())).toMatchObject({ requests: [], count: 0, products: [] });
  await buyer.add(simple.id, { quantity: 2 });
  const cart = await (await buyer.add(other.id)).json();
  expect(stateIn(cart)).toMatchObject({ requests: [], count: 3, products: [simple.id, other.id] });
});

test("it says the price as the shop's own mini-cart shows it", async ({ buyer, shop }) => {
  const cart = await (await buyer.add(shop.products.simple.id, { quantity: 2 })).json();
  const shown = parse(cart.fragments[CONTENT]).querySelector('.woocommerce-mini-cart__total')?.textContent;
  expect(stateIn(cart).total).toMatch(/^\d[\d.,]*\u00a0₫$/);
  expect(shown).toContain(stateIn(cart).total);
});

test('of a variation it names both numbers', async ({ buyer, shop }) => {
  const { variable, variation } = shop.products;
  const cart = await (await buyer.add(variation.id)).json();
  expect(stateIn(cart)).toMatchObject({ requests: [], count: 1, products: [variable.id, variation.id] });
});

test('a named request is carried out once, and answered again with the cart', async ({ buyer, shop }) => {
  const { simple, other } = shop.products;
  const first = await (await buyer.add(simple.id, { mullion_request: FIRST })).json();
  expect(stateIn(first).requests).toEqual([FIRST]);
  const again = await (await buyer.add(simple.id, { mullion_request: FIRST })).json();
  expect(again.cart_hash).toBe(first.cart_hash);
  const second = await (await buyer.add(other.id, { mullion_request: SECOND })).json();
  expect(stateIn(second).requests).toEqual([FIRST, SECOND]);
  expect(await buyer.lines()).toEqual({ [simple.id]: 1, [other.id]: 1 });
});

test('a named removal, too, and its repetition is no failure', async ({ buyer, shop }) => {
  await buyer.add(shop.products.simple.id);
  await buyer.add(shop.products.other.id);
  const form = { cart_item_key: await buyer.key(), mullion_request: FIRST };
  const first = await (await buyer.post('remove_from_cart', form)).json();
  const again = await (await buyer.post('remove_from_cart', form)).json();
  expect(stateIn(first).requests).toEqual([FIRST]);
  expect(again.cart_hash).toBe(first.cart_hash);
});

test('a request that was refused, or whose name is none, is not in the list', async ({ buyer, shop }) => {
  const { simple, gone } = shop.products;
  await buyer.add(gone.id, { mullion_request: FIRST });
  for (const name of ['short', 'With Capitals', '../../etc'])
    await buyer.add(simple.id, { mullion_request: name });
  expect(stateIn(await buyer.cart()).requests).toEqual([]);
  expect(await buyer.lines()).toEqual({ [simple.id]: 3 });
});

test('a quantity is set by the key of its line, once; what is more than the stock is refused with words', async ({
  buyer,
  shop,
}) => {
  const { id } = shop.products.scarce;
  await buyer.add(id);
  const key = await buyer.key();
  const set = async (quantity: string | number, more = {}) =>
    (await buyer.post('mullion_set', { cart_item_key: key, quantity, ...more })).json();
  const answer = await set(3, { mullion_request: FIRST });
  expect(stateIn(answer)).toMatchObject({ requests: [FIRST], count: 3 });
  expect(stateIn(answer).lines).toEqual([
    { key, name: expect.stringMatching(/\w/), quantity: 3, min: 1, max: 3, step: 1 },
  ]);
  expect(await set(4)).toMatchObject({ success: false, data: { message: expect.stringMatching(/\w/) } });
  for (const none of ['', '-1', 'x']) expect((await set(none)).success).toBe(false);
  expect(await buyer.lines()).toEqual({ [id]: 3 });
  expect(stateIn(await set(1, { mullion_request: FIRST })).count).toBe(3);
  await set(0);
  expect(await buyer.lines()).toEqual({});
  expect((await set(1)).success).toBe(false);
});

test('a removed line is put back with its quantity, once; what was not removed is refused with words', async ({
  buyer,
  shop,
}) => {
  const { simple, other } = shop.products;
  await buyer.add(simple.id, { quantity: 2 });
  const key = await buyer.key();
  await buyer.add(other.id);
  const restore = async (form = {}) =>
    (await buyer.post('mullion_restore', { cart_item_key: key, ...form })).json();
  const refusal = { success: false, data: { message: expect.stringMatching(/\w/) } };
  expect(await restore()).toMatchObject(refusal);
  await buyer.post('remove_from_cart', { cart_item_key: key });
  expect(await buyer.lines()).toEqual({ [other.id]: 1 });
  const answer = await restore({ mullion_request: FIRST });
  expect(stateIn(answer)).toMatchObject({ requests: [FIRST], count: 3 });
  expect((await restore({ mullion_request: FIRST })).cart_hash).toBe(answer.cart_hash);
  expect(await restore()).toMatchObject(refusal);
  await buyer.post('mullion_set', { cart_item_key: key, quantity: 0 });
  await restore();
  expect(await buyer.lines()).toEqual({ [simple.id]: 2, [other.id]: 1 });
  expect(await restore({ cart_item_key: 'none' })).toMatchObject(refusal);
});
