import { expect, test } from '@playwright/test';
import { login, truth } from '../helpers/login';
import { AN, withProviders } from '../helpers/login-shop';

const providers = withProviders();

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

  for (const [name, value] of Object.entries({
    false: false,
    absent: undefined,
    '"false"': 'false',
    '"true"': 'true',
    1: 1,
  })) {
    test(`and email_verified ${name}: as for an address that nobody has`, async ({
      request,
      playwright,
      baseURL,
    }) => {
      await truth(request, { users: [['an', 'subscriber']] });
      const pages: string[] = [];
      for (const email of ['an@login.test', 'nobody@login.test']) {
        const api = await playwright.request.newContext({ baseURL: baseURL ?? '' });
        providers.openId.say({ ...AN, sub: email, email, email_verified: value });
        const ending = await login(api);
        expect(ending.isLoggedIn).toBe(false);
        expect(ending.location).toContain('mullion-login=finish');
        const asked = await (await api.get(ending.location)).text();
        const sent = await (await api.post(ending.location, { form: { email } })).text();
        pages.push((asked + sent).replaceAll(email, 'X').replace(/ticket=\w+/g, ''));
        await api.dispose();
      }
      expect(pages[0]).toBe(pages[1]);
      const { logins, users, mails } = await truth(request);
      expect([logins, users.length, mails.length]).toEqual([[], 1, 2]);
    });
  }

  test('mails are few: the sixth from one visitor is refused', async ({ request }) => {
    providers.openId.say({ ...AN, email_verified: false });
    const { location } = await login(request);
    const answers: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      answers.push((await request.post(location, { form: { email: `x${turn}@login.test` } })).status());
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
