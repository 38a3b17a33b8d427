import { expect, test } from '@playwright/test';
import { cartOnServer } from '../../helpers/real-shop';
import { settled } from '../../helpers/shop';
import { chooseTheme, heardByTheme, LISTED, openHostile, sentBy } from '../../helpers/themes';

test.beforeEach(({ context, baseURL }) => chooseTheme(context, String(baseURL), 'hostile'));

const HEARD = {
  fragments: 'object',
  hash: expect.stringMatching(/./),
  buttons: 1,
  items: 1,
  isMarked: true,
  keptRegion: 'string',
  keptHash: expect.stringMatching(/./),
};

const ADD = /wc-ajax=add_to_cart/;

test('a click in the listing tells the theme what WooCommerce tells, and keeps what it keeps', async ({
  page,
}) => {
  await openHostile(page, 'listing');
  await page.locator(LISTED).first().click();
  await settled(page);
  expect(await heardByTheme(page)).toEqual(HEARD);
  expect(await page.evaluate(() => Number(sessionStorage.getItem('wc_cart_created')))).toBeGreaterThan(0);
});

test('a drawer that the theme opens by a handler on the button opens, and the click is one request', async ({
  page,
}) => {
  await openHostile(page, 'listing');
  const sent = sentBy(page, ADD);
  await page.locator(LISTED).first().click();
  await expect(page.locator('body')).toHaveClass(/hostile-drawer-open/);
  await settled(page);
  expect(sent).toHaveLength(1);
  expect(Object.values(await cartOnServer(page))).toEqual([1]);
});

test('a theme that adds by itself adds once, and its button is marked with the link to the cart', async ({
  page,
}) => {
  await openHostile(page, 'product');
  const sent = sentBy(page, ADD);
  const button = page.locator('form.cart .single_add_to_cart_button');
  await button.click();
  await expect(button).toHaveClass(/\badded\b/);
  await expect(button).not.toHaveClass(/\bloading\b/);
  await expect(page.locator('form.cart a.added_to_cart')).toHaveCount(1);
  // The first add fetches what hears of it, which may come after the answer.
  expect(await heardByTheme(page)).toMatchObject({
    ...HEARD,
    items: expect.anything(),
    isMarked: expect.anything(),
  });
  await settled(page);
  expect(sent).toHaveLength(1);
  expect(Object.values(await cartOnServer(page))).toEqual([1]);
});

test('its listener finds the cart in the page, and its button marked', async ({ page }) => {
  await openHostile(page, 'product');
  const button = page.locator('form.cart .single_add_to_cart_button');
  await button.click();
  await expect(button).toHaveClass(/\badded\b/);
  await settled(page);
  await page.evaluate(() => {
    delete (window as { hostileHeard?: object }).hostileHeard;
    document.querySelector('.single_add_to_cart_button')?.classList.remove('added');
  });
  await button.click();
  expect(await heardByTheme(page)).toEqual(HEARD);
});

test("a line that another script removes by jQuery's click on its button is removed", async ({ page }) => {
  await openHostile(page, 'listing');
  await page.locator(LISTED).first().click();
  await settled(page);
  await expect(page.locator('.remove_from_cart_button').first()).toBeAttached();
  await page.evaluate(() =>
    (window as unknown as { jQuery: (name: string) => { first(): { trigger(name: string): void } } })
      .jQuery('.remove_from_cart_button')
      .first()
      .trigger('click'),
  );
  await expect.poll(() => cartOnServer(page)).toEqual({});
});

test('a theme that fits its drawer to the cart hears of an empty one, without a request for it', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await openHostile(page, 'listing');
  await expect(page.locator('body')).toHaveClass(/hostile-cart-is-empty/);
  expect(sent.filter((url) => /wc-ajax/.test(url))).toEqual([]);
  await page.locator(LISTED).first().click();
  await settled(page);
  await expect(page.locator('body')).not.toHaveClass(/hostile-cart-is-empty/);
});

test("the theme's own buttons set the number of pieces that is added", async ({ page }) => {
  await openHostile(page, 'product');
  await page.locator('form.cart .hostile-more').click();
  await page.locator('form.cart .hostile-more').click();
  await page.locator('form.cart .hostile-less').click();
  await expect(page.locator('form.cart .qty')).toHaveValue('2');
  await page.locator('form.cart .single_add_to_cart_button').click();
  await heardByTheme(page);
  expect(Object.values(await cartOnServer(page))).toEqual([2]);
});

test("the theme's drawer shows the cart, and its way to the checkout can be pressed on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHostile(page, 'listing');
  await page.locator(LISTED).first().click();
  await settled(page);
  await page.locator('.hostile-top__cart').click();
  await expect(page.locator('.hostile-drawer .woocommerce-mini-cart-item')).toHaveCount(1);
  await page.locator('.hostile-drawer a.checkout').click();
  await expect(page).toHaveURL(/thanh-toan/);
});

test('of an add that the last page left over the theme hears what it can work with', async ({ page }) => {
  await openHostile(page, 'listing');
  // The server adds it, and the page never learns of it.
  const done = new Promise((resolve) =>
    page.route(ADD, (route) => route.fetch().then(resolve), { times: 1 }),
  );
  await page.locator(LISTED).first().click();
  await done;
  await page.reload();
  expect(await heardByTheme(page)).toEqual({ ...HEARD, buttons: 0, isMarked: false });
  expect(Object.values(await cartOnServer(page))).toEqual([1]);
});
