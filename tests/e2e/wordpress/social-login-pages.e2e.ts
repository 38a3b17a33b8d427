import { expect, type Page, test } from '@playwright/test';
import { callbackOf, expectNothing, login, open, truth } from '../helpers/login';
import { ACCOUNT, AN, withProviders } from '../helpers/login-shop';
import { expectAccessible } from '../helpers/page-health';
import { addAll, cartOnServer, openListing, productIds } from '../helpers/real-shop';
import { settled } from '../helpers/shop';

const providers = withProviders();

const buttonOf = (page: Page) => page.getByRole('link', { name: /Tiếp tục với Cửa Việt ID/ }).first();

test('from the click to the row: a popup, and the page goes on by itself', async ({ page, context }) => {
  await page.goto(`${ACCOUNT}?from=popup`);
  await expect(page.locator('.mullion-social-login__button').first()).toBeVisible();
  const [popup] = await Promise.all([page.waitForEvent('popup'), buttonOf(page).click()]);
  await expect.poll(async () => (await truth(context.request)).me).toBe('an');
  await expect(page.getByText('Nguyễn Văn An').first()).toBeVisible();
  expect(page.url()).toContain('from=popup');
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(page.locator('.mullion-social-login__button')).toHaveCount(0);
  expect((await truth(context.request)).logins).toEqual([
    { provider: 'oidc', subject: 'an-1', email: 'an@login.test', login: 'an' },
  ]);
});

test('a failure is told to the page that opened the popup, in its language', async ({ page }) => {
  providers.openId.say({ ...AN, aud: 'another' });
  await page.goto(ACCOUNT);
  const [popup] = await Promise.all([page.waitForEvent('popup'), buttonOf(page).click()]);
  await expect(page.locator('.mullion-social-login__status')).toHaveText(
    'Không xác nhận được lượt đăng nhập. Vui lòng thử lại.',
  );
  await expect.poll(() => popup.isClosed()).toBe(true);
});

test('without a script: links, there and back, to where the visitor was', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(`${ACCOUNT}?from=link`);
  await buttonOf(page).click();
  await page.waitForURL(/from=link/);
  await expect(page.getByText('Nguyễn Văn An').first()).toBeVisible();
  await context.close();
});

test("a guest's cart is the customer's after the login", async ({ page, context }) => {
  await openListing(page);
  const [id] = await productIds(page);
  await addAll(page, [id!]);
  await settled(page);
  expect((await login(context.request)).isLoggedIn).toBe(true);
  await page.goto('/');
  expect((await truth(context.request)).me).toBe('an');
  expect(await cartOnServer(page)).toEqual({ [id!]: 1 });
});

test('wp-login.php has the buttons as links, and says what went wrong', async ({ page }) => {
  await page.goto('/wp-login.php?mullion-login-failed=cancelled');
  await expect(page.locator('#login_error')).toContainText('Bạn đã hủy đăng nhập.');
  await expect(buttonOf(page)).toHaveAccessibleName('Tiếp tục với Cửa Việt ID');
  await page.goto('/wp-login.php?mullion-login-failed=%3Cscript%3E');
  await expect(page.locator('#login_error')).toHaveCount(0);
});

test('the pages of a login can be used by everybody', async ({ page, context, request }) => {
  await truth(request, { users: [['an', 'subscriber']] });
  await page.goto((await login(context.request)).location);
  await expectAccessible(page);
  providers.openId.say({ ...AN, sub: 'an-2', email_verified: false });
  await page.goto((await login(context.request)).location);
  await expectAccessible(page);
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.fill('input[name="email"]', 'no address');
  await page.getByRole('button').click();
  await expect(page.getByText('Vui lòng nhập địa chỉ email hợp lệ.')).toBeVisible();
  await expectAccessible(page);
});

test('a login that was denied: the login page says so, in Vietnamese', async ({ page, request }) => {
  const callback = new URL(await callbackOf(request));
  callback.searchParams.delete('code');
  callback.searchParams.set('error', 'access_denied');
  callback.searchParams.set('error_description', '<script>alert(1)</script>');
  const ending = await open(request, callback.href);
  expect(ending.failed).toBe('cancelled');
  await expectNothing(request, ending);
  await page.goto(ending.location);
  await expect(page.getByText('Bạn đã hủy đăng nhập.')).toBeVisible();
  expect(await page.content()).not.toContain('alert(1)');
});
