import { expect, test } from './shop';

test('who only looks has no cookie of the shop, and neither has who was refused', async ({ buyer, shop }) => {
  await buyer.http.get(shop.pages.listing);
  await buyer.cart();
  await buyer.add(shop.products.gone.id);
  expect(await buyer.cookies()).toEqual({});
});

test('the first item brings three cookies: the session, that there are items, and their hash', async ({
  buyer,
  shop,
}) => {
  const answer = await buyer.add(shop.products.simple.id);
  const { session, ...readable } = await buyer.cookies();
  expect(session).toBeTruthy();
  expect(readable).toEqual({
    woocommerce_items_in_cart: '1',
    woocommerce_cart_hash: (await answer.json()).cart_hash,
  });
});

test('scripts read two of them, which end with the visit, and not that of the session', async ({
  buyer,
  shop,
}) => {
  await buyer.add(shop.products.simple.id);
  const { cookies } = await buyer.http.storageState();
  const found = cookies.filter(({ name }) => /^(wp_)?woocommerce_/.test(name));
  expect(found).toHaveLength(3);
  for (const { name, path, httpOnly, expires } of found) {
    expect(path).toBe('/');
    expect(httpOnly, name).toBe(name.startsWith('wp_'));
    if (!httpOnly) expect(expires, name).toBe(-1);
  }
});

test('the hash follows the cart, the session stays, and "1" is no count', async ({ buyer, shop }) => {
  await buyer.add(shop.products.simple.id);
  const before = await buyer.cookies();
  const { cart_hash: hash } = await (await buyer.add(shop.products.other.id, { quantity: 3 })).json();
  expect(hash).not.toBe(before.woocommerce_cart_hash);
  expect(await buyer.cookies()).toEqual({ ...before, woocommerce_cart_hash: hash });
});

test('the last item takes the two that scripts read along', async ({ buyer, shop }) => {
  await buyer.add(shop.products.simple.id);
  await buyer.post('remove_from_cart', { cart_item_key: await buyer.key() });
  expect(Object.keys(await buyer.cookies())).toEqual(['session']);
});

test('a browser that has lost them gets them back with the next answer', async ({
  buyer,
  shop,
  playwright,
}) => {
  const { cart_hash: hash } = await (await buyer.add(shop.products.simple.id)).json();
  const { cookies, origins } = await buyer.http.storageState();
  const kept = cookies.filter(({ name }) => !name.startsWith('woocommerce_'));
  const again = await playwright.request.newContext({
    baseURL: new URL((await buyer.post('get_refreshed_fragments')).url()).origin,
    storageState: { cookies: kept, origins },
  });
  await again.post('/?wc-ajax=get_refreshed_fragments');
  const back = Object.fromEntries(
    (await again.storageState()).cookies.map(({ name, value }) => [name, value]),
  );
  expect(back).toMatchObject({ woocommerce_items_in_cart: '1', woocommerce_cart_hash: hash });
  await again.dispose();
});
