import { expect, type Page, test } from '@playwright/test';
import { settled } from '../../helpers/shop';
import { chooseTheme, heardByTheme, LISTED, openHostile, sentBy } from '../../helpers/themes';

/** The later pages of a visitor who has a cart. */
test.beforeEach(({ context, baseURL }) => chooseTheme(context, String(baseURL), 'hostile'));

async function addOne(page: Page) {
  await openHostile(page, 'listing');
  await page.locator(LISTED).first().click();
  await settled(page);
}

test('later pages of a visitor with a cart ask the server for none', async ({ page }) => {
  await addOne(page);
  await heardByTheme(page);
  const asked = sentBy(page, /get_refreshed_fragments|wc\/store\/v1\/cart/);
  for (const name of ['product', 'account', 'listing']) {
    await openHostile(page, name);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.hostile-drawer .woocommerce-mini-cart-item')).toHaveCount(1);
  }
  expect(asked).toEqual([]);
});

test('a plugin that asks for a fresh cart while the page loads has it', async ({ page }) => {
  await addOne(page);
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
  await addOne(page);
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
  await addOne(page);
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
  await heardByTheme(page);
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
  await addOne(page);
  const brought: string[] = [];
  page.on('request', (request) => {
    if (/kept-cart|cart-aftermath/.test(request.url())) brought.push(request.url());
  });
  await openHostile(page, 'account');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.hostile-drawer .woocommerce-mini-cart-item')).toHaveCount(1);
  expect(brought).toEqual([]);
});
