import { type APIRequestContext, expect, request as requests, test } from '@playwright/test';

/** How many random histories; more than a whole run has time for are tried by hand. */
const HISTORIES = Number(process.env.MULLION_HISTORIES ?? 25);
const BATCHES = 3;
const AT_ONCE = 5;

type Lines = Record<string, number>;
type Item = { key: string; product: string; quantity: number };

/** A visitor without a browser: nothing of our script holds requests back. */
async function visitor(baseURL: string): Promise<APIRequestContext> {
  return requests.newContext({ baseURL, timeout: 120_000 });
}

const endpoint = (name: string) => `/?wc-ajax=${name}`;
const add = (of: APIRequestContext, product: string, quantity = 1) =>
  of.post(endpoint('add_to_cart'), { form: { product_id: product, quantity } });
const remove = (of: APIRequestContext, key: string) =>
  of.post(endpoint('remove_from_cart'), { form: { cart_item_key: key } });

async function linesOf(of: APIRequestContext): Promise<Lines> {
  return ((await (await of.get('/?mullion-test=cart', { maxRetries: 3 })).json()) as { lines: Lines }).lines;
}

async function itemsOf(of: APIRequestContext): Promise<Item[]> {
  return ((await (await of.get('/?mullion-test=cart', { maxRetries: 3 })).json()) as { items: Item[] }).items;
}

/** Products that a click on the listing puts into the cart. */
async function productsOf(of: APIRequestContext): Promise<string[]> {
  const ids: string[] = [];
  for (const page of ['/cua-hang/', '/cua-hang/page/2/', '/cua-hang/page/3/']) {
    const html = await (await of.get(page)).text();
    ids.push(...[...html.matchAll(/ajax_add_to_cart[^>]*data-product_id="(\d+)"/g)].map(([, id]) => id!));
  }
  return [...new Set(ids)];
}

for (const atOnce of [4, 11]) {
  test(`11 products, ${atOnce} requests at once: 11 in the cart`, async ({ baseURL }) => {
    const buyer = await visitor(baseURL!);
    const [first, ...rest] = (await productsOf(buyer)).slice(0, 11);
    await add(buyer, first!);
    const waiting = [...rest];
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let id = waiting.shift(); id; id = waiting.shift()) await add(buyer, id);
      }),
    );
    expect(await linesOf(buyer)).toEqual(Object.fromEntries([first!, ...rest].map((id) => [id, 1])));
    await buyer.dispose();
  });
}

test('every product of the shop at once, beside page views that write the session: all are in the cart', async ({
  baseURL,
}) => {
  const buyer = await visitor(baseURL!);
  const products = await productsOf(buyer);
  expect(products.length).toBeGreaterThan(25);
  await add(buyer, products[0]!);
  const views = ['/', '/gio-hang/', '/cua-hang/', '/'].map((page) => buyer.get(page));
  await Promise.all([...products.slice(1).map((id) => add(buyer, id)), ...views]);
  expect(await linesOf(buyer)).toEqual(Object.fromEntries(products.map((id) => [id, 1])));
  await buyer.dispose();
});

test('the same product five times at once is five of it', async ({ baseURL }) => {
  const buyer = await visitor(baseURL!);
  const [door, window] = await productsOf(buyer);
  await add(buyer, window!);
  await Promise.all(Array.from({ length: 5 }, () => add(buyer, door!)));
  expect(await linesOf(buyer)).toEqual({ [door!]: 5, [window!]: 1 });
  await buyer.dispose();
});

test(`${HISTORIES} random histories end as the visitor asked for`, async ({ baseURL }) => {
  test.slow();
  const products = (await productsOf(await visitor(baseURL!))).slice(0, 6);
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const chance = randomNumbers(seed);
    const buyer = await visitor(baseURL!);
    const wanted: Lines = {};
    const said: string[] = [];
    for (let batch = 0; batch < BATCHES; batch++) {
      const there = await itemsOf(buyer);
      const gone = there.filter(() => chance() < 0.3);
      const left = products.filter((id) => !gone.some(({ product }) => product === id));
      const adds = Array.from({ length: batch ? AT_ONCE : 1 }, () => ({
        id: left[Math.floor(chance() * left.length)]!,
        quantity: 1 + Math.floor(chance() * 3),
      }));
      for (const { product } of gone) delete wanted[product];
      for (const { id, quantity } of adds) wanted[id] = (wanted[id] ?? 0) + quantity;
      said.push(
        `+${adds.map(({ id, quantity }) => `${id}×${quantity}`)} −${gone.map(({ product }) => product)}`,
      );
      await Promise.all([
        ...adds.map(({ id, quantity }) => add(buyer, id, quantity)),
        ...gone.map(({ key }) => remove(buyer, key)),
        ...(batch ? [buyer.get('/')] : []),
      ]);
    }
    expect(await linesOf(buyer), `seed ${seed}: ${said.join(' | ')}`).toEqual(wanted);
    await buyer.dispose();
  }
});

/** Numbers from 0 to 1, the same for the same seed (Park and Miller's generator). */
function randomNumbers(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
