import { expect, test } from '@playwright/test';
import { login, truth } from '../helpers/login';
import { withProviders } from '../helpers/login-shop';

withProviders();

test.describe('an address that has an account', () => {
  test('is never entered: the owner logs in once in this browser, and then it is connected', async ({
    page,
    context,
    request,
  }) => {
    await truth(request, { users: [['an', 'subscriber']] });
    const api = context.request;
    const ending = await login(api);
    expect(ending.isLoggedIn).toBe(false);
    expect(ending.location).toContain('mullion-login=finish');
    expect((await truth(api)).logins).toEqual([]);

    await page.goto(ending.location);
    await expect(page.getByRole('heading')).toHaveText('Còn một bước nữa');
    await page.getByRole('link', { name: 'Đăng nhập' }).click();
    await page.fill('#username', 'an');
    await page.fill('#password', 'mat-khau');
    await page.locator('button[name="login"]').click();
    await page.waitForLoadState('load');
    const after = await truth(api);
    expect(after.me).toBe('an');
    expect(after.logins).toEqual([
      { provider: 'oidc', subject: 'an-1', email: 'an@login.test', login: 'an' },
    ]);
  });

  test('is not connected when somebody else logs in in that browser', async ({ page, context, request }) => {
    await truth(request, {
      users: [
        ['an', 'subscriber'],
        ['binh', 'subscriber'],
      ],
    });
    await login(context.request);
    await page.goto('/tai-khoan/');
    await page.fill('#username', 'binh');
    await page.fill('#password', 'mat-khau');
    await page.locator('button[name="login"]').click();
    await page.waitForLoadState('load');
    const after = await truth(context.request);
    expect([after.me, after.logins]).toEqual(['binh', []]);
  });

  test('is proved by a link: it works by a button, in this browser, once', async ({
    page,
    context,
    request,
    playwright,
    baseURL,
  }) => {
    await truth(request, { users: [['an', 'subscriber']] });
    await page.goto((await login(context.request)).location);
    await page.getByRole('button', { name: 'Gửi liên kết cho tôi' }).click();
    await expect(page.getByText('Chúng tôi đã gửi một liên kết đến an@login.test')).toBeVisible();
    const { mails } = await truth(request);
    expect(mails.map(({ to }) => to)).toEqual(['an@login.test']);
    const link = /https?:\S+/.exec(mails[0]!.text)![0];

    const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    expect((await other.get(link)).status()).toBe(400);
    expect((await other.post(link)).status()).toBe(400);
    await other.dispose();

    // A mail scanner in the same browser, so to speak: opening it does nothing.
    await context.request.get(link);
    expect((await truth(context.request)).logins).toEqual([]);
    await page.goto(link);
    await page.getByRole('button', { name: 'Xác nhận và đăng nhập' }).click();
    await page.waitForURL(/tai-khoan/);
    const after = await truth(context.request);
    expect([after.me, after.logins.length]).toEqual(['an', 1]);
    expect((await context.request.post(link)).status()).toBe(400);
  });
});
