import { expect, test } from '@playwright/test';
import {
  login,
  moved,
  open,
  PAGE,
  ready,
  shipping,
  still,
  watchMovements,
} from '../../tests/e2e/helpers/checkout-toggles';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import { press } from '../../tests/e2e/helpers/seen';

test.beforeEach(({ page }) => watchMovements(page));

test('without JavaScript everything is open and is sent', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  for (const id of ['username', 'coupon_code', 'account_password', 'shipping_first_name', 'note', 'tax'])
    await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.locator('.mullion-checkout-toggles__button').first()).toBeHidden();
  await page.locator('#coupon_code').fill('TET');
  await press(page.locator('[name="apply_coupon"]'));
  await expect(page.locator('td').first()).toHaveText('TET');
  await context.close();
});

test('with less motion it opens at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await shipping(page).check();
  await press(login(page));
  await press(page.locator('#side-toggle'));
  expect((await moved(page)).filter(Boolean)).toEqual([]);
  for (const panel of ['form.login', 'div.shipping_address', '#tom-tat'])
    await expect(page.locator(panel)).toBeVisible();
});

for (const dir of ['ltr', 'rtl']) {
  test(`320 px wide, ${dir}: nothing is cut off, and a strip of the page stays beside the panel`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(PAGE);
    await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
    await ready(page);
    await press(login(page));
    await shipping(page).check();
    await press(page.locator('#side-toggle'));
    await still(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const box = (await page.locator('#tom-tat').boundingBox())!;
    expect(box.width).toBe(264);
    expect(box.x).toBe(dir === 'ltr' ? 56 : 0);
  });
}

test('one that comes later works, and removed it leaves nothing behind', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await open(page);
  const round = async () => {
    await press(page.locator('#insert'));
    await expect(page.locator('#late-toggle')).toHaveAttribute('data-state', 'ready');
    await press(page.locator('#late-toggle'));
    await expect(page.locator('#late input')).toBeFocused();
    await press(page.locator('#take-away'));
    await page.waitForTimeout(150);
  };
  await round();
  const before = await keptAtRest(page);
  for (let times = 0; times < 3; times++) await round();
  expect(await kept(page)).toEqual(before);
});
