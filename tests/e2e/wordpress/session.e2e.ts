import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { add, boughtOf, checkoutForm, endpoint, linesOf, productsOf, visitor } from '../helpers/raw-visitor';

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

test('an order while another tab adds: each item is bought or in the cart, and none is both', async ({
  baseURL,
}) => {
  test.slow();
  const products = (await productsOf(await visitor(baseURL!))).slice(0, 6);
  for (const early of [0, 2, 4]) {
    const buyer = await visitor(baseURL!);
    await add(buyer, products[0]!);
    const form = await checkoutForm(buyer);
    const before = products.slice(1, 1 + early).map((id) => add(buyer, id));
    const ordering = buyer.post(endpoint('checkout'), { form });
    const after = products.slice(1 + early).map((id) => add(buyer, id));
    const receipt = ((await (await ordering).json()) as { redirect: string }).redirect;
    await Promise.all([...before, ...after, buyer.get(receipt)]);
    // The page of an order is opened again, next week from the mail too.
    await buyer.get(receipt);

    const bought = await boughtOf(buyer, receipt);
    const left = await linesOf(buyer);
    const all = products.map((id) => [id, (bought[id] ?? 0) + (left[id] ?? 0)]);
    expect(Object.fromEntries(all), `bought ${JSON.stringify(bought)}, left ${JSON.stringify(left)}`).toEqual(
      Object.fromEntries(products.map((id) => [id, 1])),
    );
    expect(bought[products[0]!]).toBe(1);
    await buyer.dispose();
  }
});

test('a new visitor presses a product form and is gone while the answer comes: the next page has the product', async ({
  baseURL,
}) => {
  const Cookie = `mullion_start=${Date.now()}${'7'.repeat(12)}`;
  const buyer = await visitor(baseURL!, { Cookie });
  const [door] = await productsOf(buyer);
  const { hostname, port, host } = new URL(baseURL!);
  const body = `add-to-cart=${door}&quantity=1`;
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(
    `POST /?p=${door}&mullion-test=in-pieces HTTP/1.1\r\nHost: ${host}\r\nCookie: ${Cookie}\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await once(socket, 'data');
  socket.destroy();

  await expect.poll(() => linesOf(buyer), { timeout: 20_000 }).toEqual({ [door!]: 1 });
  await buyer.dispose();
});
