import { expect, type Page, test } from '@playwright/test';
import { fillCart, fillForm, fillOtherAddress, placeOrder, shopOf } from '../helpers/orders';
import { collectProblems } from '../helpers/page-health';
import { press } from '../helpers/seen';

const login = (page: Page) => page.locator('a.showlogin');
const coupon = (page: Page) => page.locator('a.showcoupon');
const shipping = (page: Page) => page.locator('#ship-to-different-address-checkbox');
const account = (page: Page) => page.locator('#createaccount');

async function openCheckout(page: Page) {
  await fillCart(page);
  await page.goto('/thanh-toan/');
  for (const toggle of [login(page), coupon(page), shipping(page), account(page)])
    await expect(toggle).toHaveAttribute('data-state', 'ready');
  await expect(page.locator('.blockUI.blockOverlay')).toHaveCount(0);
}

test("each press on WooCommerce's own toggles is one movement, and says how it stands", async ({ page }) => {
  const problems = collectProblems(page);
  await openCheckout(page);
  for (const [toggle, panel] of [
    [login(page), 'form.login'],
    [coupon(page), 'form.checkout_coupon'],
    [shipping(page), 'div.shipping_address'],
    [account(page), 'div.create-account'],
  ] as const) {
    // WooCommerce prints none where it makes the password itself.
    if (!(await page.locator(panel).count())) continue;
    await expect(page.locator(panel)).toBeHidden();
    for (const isOpen of [true, false, true]) {
      await press(toggle);
      await expect(toggle).toHaveAttribute('aria-expanded', String(isOpen));
      await page.waitForTimeout(1400); // longer than ours and WooCommerce's together
      await expect(page.locator(panel)).toBeVisible({ visible: isOpen });
      expect(await page.locator(panel).evaluate((element) => element.style.cssText)).toBe('');
    }
  }
  expect(problems.filter((text) => !text.includes('JQMIGRATE'))).toEqual([]);
});

test('another address still updates the order, and is sent; a closed section is not', async ({ page }) => {
  await openCheckout(page);
  await fillForm(page);
  if ((await shopOf(page)).isReal) {
    const update = page.waitForRequest(/wc-ajax=update_order_review/);
    await shipping(page).check();
    await update;
  } else await shipping(page).check();
  await fillOtherAddress(page);
  const password = page.locator('#account_password');
  await account(page).check();
  if (await password.count()) await password.fill('mot-mat-khau-rat-dai-9');
  await account(page).uncheck();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /checkout|thanh-toan/.test(request.url()),
  );
  await placeOrder(page);
  const body = (await sent).postData() ?? '';
  expect(body).toContain('shipping_city');
  expect(body).not.toContain('account_password');
});

test('a coupon that does not exist leaves its form open', async ({ page }) => {
  await openCheckout(page);
  await press(coupon(page));
  await expect(page.locator('#coupon_code')).toBeFocused();
  await page.locator('#coupon_code').fill('KHONG-CO');
  await press(page.locator('[name="apply_coupon"]'));
  await expect(page.locator('.woocommerce-error, .is-error, #coupon-error-notice').first()).toBeVisible();
  await expect(coupon(page)).toHaveAttribute('data-state', 'ready');
  await expect(coupon(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('form.checkout_coupon')).toBeVisible();
});

test('a wrong password leaves the login open', async ({ page }) => {
  await openCheckout(page);
  await press(login(page));
  await page.locator('#username').fill('khong-co-ai');
  await page.locator('#password').fill('sai');
  await press(page.locator('.woocommerce-form-login__submit'));
  await expect(page.locator('.woocommerce-error, .is-error, #coupon-error-notice').first()).toBeVisible();
  await expect(page.locator('form.login')).toBeVisible();
});

test('without JavaScript login, coupon and the other address are open', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await fillCart(page);
  await page.goto('/thanh-toan/');
  for (const id of ['username', 'coupon_code', 'shipping_first_name'])
    await expect(page.locator(`#${id}`)).toBeVisible();
  await context.close();
});

test('each error of the checkout leads to its field, which says the same until it is filled', async ({
  page,
}) => {
  await openCheckout(page);
  await shipping(page).check();
  await expect(page.locator('.blockUI.blockOverlay')).toHaveCount(0);
  await press(page.locator('#place_order'));
  const error = page.locator('.woocommerce-error li[data-id="shipping_address_1"] a');
  await expect(error).toContainText('(nơi giao)');
  await expect(page.locator('.woocommerce-error li[data-id^="billing_"] a').first()).not.toContainText(
    'nơi giao',
  );
  await press(error);
  const field = page.locator('#shipping_address_1');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription((await error.innerText()).trim());
  await field.fill('12 đường Hoa Sữa');
  await field.blur();
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(page.locator('#shipping_address_1_description')).toHaveCount(0);
});
