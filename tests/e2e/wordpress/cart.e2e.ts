import { expect, test } from '@playwright/test';
import { addAll, cartOnServer, openFullCart, openListing, productIds } from '../helpers/real-shop';
import { expectHit, press } from '../helpers/seen';
import { settled } from '../helpers/shop';

test('a product is added, shown, kept over a reload and removed: as the server has it', async ({ page }) => {
  await openListing(page);
  const [id] = await productIds(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/wc-ajax=(add_to|remove_from)_cart/.test(request.url())) sent.push(request.url());
  });
  await addAll(page, [id!]);
  await settled(page);

  expect(await cartOnServer(page)).toEqual({ [id!]: 1 });
  expect(sent).toHaveLength(1);
  await expect(page.locator('a.added_to_cart')).toHaveText('Xem giỏ hàng');
  await expect(page.locator('.mullion-mini-cart__count').first()).toHaveText('1');

  await page.reload();
  await expect(page.locator('.mullion-mini-cart__count').first()).toHaveText('1');
  await press(page.locator('.mullion-mini-cart__toggle').first());
  await press(page.locator('.mullion-mini-cart .remove_from_cart_button').first());
  await settled(page);
  expect(await cartOnServer(page)).toEqual({});
  await expect(page.locator('.mullion-mini-cart__count').first()).toHaveText('');
});

test('where the owner has switched requests off for the lists, a press follows the link and the shop says so', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'mullion-test-links', value: 'yes', url: String(baseURL) }]);
  await openListing(page);
  const [id = ''] = await productIds(page);
  const item = page.locator('ul.products li').filter({ has: page.locator(`[data-product_id="${id}"]`) });
  const name = await item.getByRole('heading').innerText();
  await Promise.all([page.waitForURL(/add-to-cart=/), press(item.locator('.ajax_add_to_cart'))]);
  await expectHit(page.locator('.woocommerce-message', { hasText: name }));
  expect(await cartOnServer(page)).toEqual({ [id]: 1 });
});

test('a button at work is seen to be, until the shop has answered', async ({ page }) => {
  await openListing(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/wc-ajax=add_to_cart/, (route) => asked.then(() => route.continue()));
  const button = page.locator('ul.products .ajax_add_to_cart').first();
  await press(button);
  const sign = () =>
    button.evaluate((element) => {
      const { content, animationName, width } = getComputedStyle(element, '::after');
      return { content, animationName, isThere: Number.parseFloat(width) > 5 };
    });
  // The theme's own: fixtures/theme/assets/css/buttons.css.
  await expect.poll(sign).toEqual({ content: '""', animationName: 'button-turn', isThere: true });
  answer();
  await settled(page);
  expect((await sign()).animationName).toBe('none');
});

for (const tabs of [2, 4]) {
  test(`11 products over ${tabs} tabs at once: 11 in the cart`, async ({ page, context }) => {
    await openListing(page);
    const ids = (await productIds(page)).slice(0, 11);
    expect(ids).toHaveLength(11);
    const pages = [page];
    while (pages.length < tabs) {
      const tab = await context.newPage();
      await openListing(tab);
      pages.push(tab);
    }
    await Promise.all(
      pages.map((tab, index) =>
        addAll(
          tab,
          ids.filter((_, i) => i % tabs === index),
        ),
      ),
    );
    for (const tab of pages) await settled(tab);

    const lines = await cartOnServer(page);
    expect(Object.keys(lines)).toHaveLength(11);
    expect(Object.values(lines).every((quantity) => quantity === 1)).toBe(true);
  });
}

test("a new visitor's first products, by the forms of four tabs at once: all are in the cart", async ({
  page,
  context,
}) => {
  await openListing(page);
  const links = page.locator('li.product:has(.ajax_add_to_cart) a.woocommerce-LoopProduct-link');
  const addresses = await links.evaluateAll((all) =>
    all.slice(0, 4).map((link) => (link as HTMLAnchorElement).href),
  );
  expect(addresses).toHaveLength(4);
  const tabs = await Promise.all(
    addresses.map(async (address) => {
      const tab = await context.newPage();
      await tab.goto(address);
      return tab;
    }),
  );
  await Promise.all(
    tabs.map(async (tab) => {
      await tab.locator('form.cart .single_add_to_cart_button').click();
      await expect(tab.locator('.woocommerce-message').first()).toBeVisible();
    }),
  );
  // The shop saves a session when the page has been sent.
  await expect.poll(async () => Object.values(await cartOnServer(page))).toEqual([1, 1, 1, 1]);
});

for (const [how, leave] of Object.entries({
  'by a link': (page: import('@playwright/test').Page) =>
    page.locator('a.woocommerce-LoopProduct-link').first().click(),
  'by the address bar': (page: import('@playwright/test').Page) => page.goto('/'),
})) {
  test(`the page is left ${how} right after two clicks: nothing is lost`, async ({ page }) => {
    await openListing(page);
    const ids = (await productIds(page)).slice(0, 2);
    const before = page.url();
    await addAll(page, ids);
    await leave(page);
    await page.waitForURL((url) => url.href !== before);
    await page.waitForLoadState('load');
    await settled(page);
    await expect
      .poll(() => cartOnServer(page), { timeout: 60_000 })
      .toEqual(Object.fromEntries(ids.map((id) => [id, 1])));
  });
}

test('page views in another tab that write the session while items are added: none is undone', async ({
  page,
  context,
}) => {
  await openListing(page);
  const ids = (await productIds(page)).slice(0, 4);
  await addAll(page, [ids[0]!]);
  await settled(page);
  const other = await context.newPage();
  for (const id of ids.slice(1)) {
    await Promise.all([addAll(page, [id]), other.goto('/')]);
    await settled(page);
  }
  await other.waitForLoadState('load');
  await expect
    .poll(() => cartOnServer(page), { timeout: 60_000 })
    .toEqual(Object.fromEntries(ids.map((id) => [id, 1])));
});

test('an anonymous page view asks the server for no cart', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('wc-ajax') && asked.push(request.url()));
  await openListing(page);
  await page.waitForTimeout(4000);
  expect(asked).toEqual([]);
});

test('without JavaScript a product is added by its link and removed on the cart page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await openListing(page);
  const [id] = await productIds(page);
  await press(page.locator(`ul.products .add_to_cart_button[data-product_id="${id}"]`));
  await expect(page.locator('.woocommerce-message').first()).toBeVisible();
  // The session is saved when the page has been sent.
  await expect.poll(() => cartOnServer(page)).toEqual({ [id!]: 1 });
  await press(page.locator('.mullion-mini-cart__toggle').first());
  await press(page.locator('.product-remove a').first());
  await expect(page.locator('.cart-empty').first()).toBeVisible();
  expect(await cartOnServer(page)).toEqual({});
  await context.close();
});

test('a refused coupon on a phone: the sentence and the field that it is about are seen', async ({
  page,
}) => {
  await openFullCart(page, 360, 740);
  const field = page.getByRole('textbox', { name: 'Mã giảm giá' });
  await field.fill('SAI');
  await press(page.getByRole('button', { name: 'Áp dụng' }));
  const message = page.getByRole('alert').filter({ hasText: 'giảm giá' });
  await expect(message).toBeVisible();
  await page.waitForTimeout(1500); // as long as the page may scroll
  await expectHit(message);
  await expectHit(field);
  await expect(field).toBeFocused();
  // Its upper edge, too, is below the header.
  const { x, y } = (await field.boundingBox()) ?? { x: 0, y: 0 };
  const top = await page.evaluate(([left, up]) => document.elementFromPoint(left + 20, up + 3)?.id, [
    x,
    y,
  ] as const);
  expect(top).toBe('coupon_code');
});
