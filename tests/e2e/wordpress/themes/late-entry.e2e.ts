import { expect, type Page, test } from '@playwright/test';
import { chooseTheme, pathOf } from '../../helpers/themes';

const cart = (page: Page) => page.evaluate(() => typeof window.mullion?.cart);

test('an entry that was wanted without a connection comes as soon as there is one', async ({
  page,
  context,
  baseURL,
}) => {
  await chooseTheme(context, String(baseURL), 'blocks');
  await page.goto(pathOf('account'));
  await page.waitForLoadState('networkidle');
  expect(await cart(page)).toBe('undefined');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('cart-entry'));
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('a'), { className: 'ajax_add_to_cart' })),
  );
  await failed;
  expect(await cart(page)).toBe('undefined');
  await context.setOffline(false);
  await expect.poll(() => cart(page)).toBe('object');
});
