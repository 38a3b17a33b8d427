import { type Cart, CONTENT, expect, parse, test } from './shop';

/** What links and forms do where no script runs. */

test("a list's button leads to an address that adds, and the page says nothing worse", async ({
  buyer,
  shop,
}) => {
  const button = (await buyer.page(shop.pages.listing)).querySelector<HTMLElement>('.ajax_add_to_cart');
  const address = new URL(button?.getAttribute('href') ?? '', `http://shop.test${shop.pages.listing}`);
  const answer = await buyer.http.get(address.pathname + address.search);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/html/);
  expect(answer.headers()['cache-control']).toMatch(/no-cache|no-store/);
  expect(await buyer.lines()).toEqual({ [button?.dataset.product_id ?? '']: 1 });
  expect(Object.keys(await buyer.cookies()).sort()).toEqual([
    'session',
    'woocommerce_cart_hash',
    'woocommerce_items_in_cart',
  ]);
});

test('"?add-to-cart" takes a quantity, as a link and as a form', async ({ buyer, shop }) => {
  const { simple, other } = shop.products;
  await buyer.http.get(
    `${simple.page}${simple.page.includes('?') ? '&' : '?'}add-to-cart=${simple.id}&quantity=3`,
  );
  await buyer.http.post(other.page, { form: { 'add-to-cart': other.id, quantity: 2 } });
  expect(await buyer.lines()).toEqual({ [simple.id]: 3, [other.id]: 2 });
});

for (const kind of ['gone', 'variable'] as const)
  test(`"?add-to-cart" of a product that is ${kind} adds nothing`, async ({ buyer, shop }) => {
    const { id, page } = shop.products[kind];
    const answer = await buyer.http.post(page, { form: { 'add-to-cart': id } });
    expect(answer.status()).toBe(200);
    expect(await buyer.lines()).toEqual({});
  });

test('"?add-to-cart" of a product that there is not shows the page, and adds nothing', async ({
  buyer,
  shop,
}) => {
  const answer = await buyer.http.post(shop.products.simple.page, { form: { 'add-to-cart': 999_999 } });
  expect(answer.status()).toBe(200);
  expect(await buyer.lines()).toEqual({});
});

test("a line's own link removes it, and leads to a page", async ({ buyer, shop }) => {
  const { simple, other } = shop.products;
  await buyer.add(simple.id);
  const { fragments } = (await (await buyer.add(other.id)).json()) as Cart;
  const link = parse(fragments[CONTENT]!).querySelector('.remove_from_cart_button')?.getAttribute('href');
  const answer = await buyer.http.get(link!, { headers: { referer: shop.pages.listing } });
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/html/);
  expect(await buyer.lines()).toEqual({ [other.id]: 1 });
});
