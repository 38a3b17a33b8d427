import { expect, test } from '@playwright/test';
import { FILL_CART } from '../../helpers/demo-pages';
import { chooseTheme, pathOf } from '../../helpers/themes';

test.beforeEach(({ context, baseURL }) => chooseTheme(context, String(baseURL), 'blocks'));

for (const name of ['home', 'listing', 'product', 'cart', 'checkout', 'account']) {
  test(`on a block theme ${name} is there, and nothing throws`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(FILL_CART);
    await page.goto(pathOf(name));
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.wp-site-blocks')).toBeVisible();
    expect(errors).toEqual([]);
  });
}
