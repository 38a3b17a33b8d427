import { expect, type Page, test } from '@playwright/test';
import { cartOnServer } from '../../helpers/real-shop';
import { settled } from '../../helpers/shop';
import { chooseTheme, openHostile } from '../../helpers/themes';

test.beforeEach(({ context, baseURL }) => chooseTheme(context, String(baseURL), 'hostile'));

/** What the theme's own listener read once everybody had heard `added_to_cart`: assets/cart.js. */
const heard = async (page: Page) =>
  (
    await page.waitForFunction(() => (window as unknown as { hostileHeard?: object }).hostileHeard)
  ).jsonValue();

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

/** The requests of this kind that the page sends from now on. */
function sentBy(page: Page, kind: RegExp): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (kind.test(request.url())) sent.push(request.url());
  });
  return sent;
}

const LISTED = 'ul.products .ajax_add_to_cart';

test('a click in the listing tells the theme what WooCommerce tells, and keeps what it keeps', async ({
  page,
}) => {
  await openHostile(page, 'listing');
  await page.locator(LISTED).first().click();
  await settled(page);
  expect(await heard(page)).toEqual(HEARD);
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
  expect(await heard(page)).toMatchObject({
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
  expect(await heard(page)).toEqual(HEARD);
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
  await heard(page);
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
  expect(await heard(page)).toEqual({ ...HEARD, buttons: 0, isMarked: false });
  expect(Object.values(await cartOnServer(page))).toEqual([1]);
});

test('later pages of a visitor with a cart ask the server for none', async ({ page }) => {
  await openHostile(page, 'listing');
  await page.locator(LISTED).first().click();
  await settled(page);
  await heard(page);
  const asked = sentBy(page, /get_refreshed_fragments|wc\/store\/v1\/cart/);
  for (const name of ['product', 'account', 'listing']) {
    await openHostile(page, name);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.hostile-drawer .woocommerce-mini-cart-item')).toHaveCount(1);
  }
  expect(asked).toEqual([]);
});

test('a plugin that asks for a fresh cart while the page loads has it', async ({ page }) => {
  await openHostile(page, 'listing');
  await page.locator(LISTED).first().click();
  await settled(page);
  // As WPML's script for shops does, when jQuery has called those who wait for the page.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      setTimeout(() => document.body.dispatchEvent(new Event('wc_fragment_refresh'))),
    ),
  );
  const answer = page.waitForResponse(/get_refreshed_fragments/);
  await openHostile(page, 'product');
  expect((await answer).ok()).toBe(true);
  await expect(page.locator('.hostile-drawer .woocommerce-mini-cart-item')).toHaveCount(1);
});

test("who asks before the shop's own script would listen costs no request, as in the shop", async ({
  page,
}) => {
  await openHostile(page, 'listing');
  await page.locator(LISTED).first().click();
  await settled(page);
  await page.addInitScript(() => {
    // As an inline script in the page does: the first of those who wait for it.
    document.addEventListener('readystatechange', () => {
      const $ = (window as unknown as { jQuery(call: unknown): { trigger(name: string): void } }).jQuery;
      if (document.readyState === 'interactive')
        $(() => {
          $(document.body).trigger('wc_fragment_refresh');
          document.body.dataset.asked = '';
        });
    });
  });
  const asked = sentBy(page, /get_refreshed_fragments/);
  await openHostile(page, 'product');
  await expect(page.locator('body[data-asked] .hostile-drawer .woocommerce-mini-cart-item')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('what a theme says of an add, among its fragments, is said once and not on every later page', async ({
  page,
}) => {
  await openHostile(page, 'listing');
  await page.locator(LISTED).first().click();
  await settled(page);
  await expect(page.locator('.hostile-messages')).toHaveText('Đã thêm vào giỏ.');
  for (const name of ['product', 'listing']) {
    await openHostile(page, name);
    await expect(page.locator('.hostile-drawer .woocommerce-mini-cart-item')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.hostile-messages')).toBeEmpty();
  }
});

test('what shows the cart comes in the one file; a page of a cache that lacks it fetches it', async ({
  page,
}) => {
  const brought: string[] = [];
  page.on('request', (request) => {
    const [file] = /(?:joined|kept|cart|order)-[a-z-]*(?=-[\w-]{8}\.js)/.exec(request.url()) ?? [];
    if (file) brought.push(file);
  });
  const shown = async () => {
    brought.length = 0;
    await openHostile(page, 'listing');
    await expect(page.locator('.hostile-drawer .woocommerce-mini-cart-item')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    return brought;
  };
  await openHostile(page, 'listing');
  const cached = await page.content();
  await page.locator(LISTED).first().click();
  await settled(page);
  await heard(page);
  expect(await shown()).toEqual(['joined-kept-entry']);
  const [, stranger] = /(joined-entry-[\w-]{8}\.js)/.exec(cached) ?? [];
  await page.route('**/cua-hang/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/joined-kept-entry-[\w-]{8}\.js/g, String(stranger));
    await route.fulfill({ response, body });
  });
  expect(await shown()).toEqual(['joined-entry', 'kept-cart']);
});

test('where the theme prints the cart itself and no script of the shop would fetch it, none of ours comes', async ({
  page,
}) => {
  await openHostile(page, 'listing');
  await page.locator(LISTED).first().click();
  await settled(page);
  const brought: string[] = [];
  page.on('request', (request) => {
    if (/kept-cart|cart-aftermath/.test(request.url())) brought.push(request.url());
  });
  await openHostile(page, 'account');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.hostile-drawer .woocommerce-mini-cart-item')).toHaveCount(1);
  expect(brought).toEqual([]);
});
