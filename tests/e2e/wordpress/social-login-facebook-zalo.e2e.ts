import { expect, test } from '@playwright/test';
import { login, truth } from '../helpers/login';
import { withProviders } from '../helpers/login-shop';

const providers = withProviders();

test.describe('Facebook and Zalo', () => {
  for (const name of ['facebook', 'zalo'] as const) {
    test(`${name}: no confirmed address, so it is proved by mail, then it logs in at once`, async ({
      page,
      context,
      playwright,
      baseURL,
    }) => {
      const api = context.request;
      const ending = await login(api, name);
      expect(ending).toMatchObject({ failed: null, isLoggedIn: false });
      await page.goto(ending.location);
      await page.fill('input[name="email"]', 'an@login.test');
      await page.getByRole('button', { name: 'Gửi liên kết cho tôi' }).click();
      await expect(page.getByRole('heading')).toHaveText('Mời bạn kiểm tra hộp thư');
      await page.goto(/https?:\S+/.exec((await truth(api)).mails[0]!.text)![0]);
      await page.getByRole('button', { name: 'Xác nhận và đăng nhập' }).click();
      await page.waitForURL(/tai-khoan/);
      const { me, users, logins } = await truth(api);
      expect(me).toBe('an');
      expect(users).toHaveLength(1);
      expect(logins).toMatchObject([
        { provider: name, subject: providers.social.person[name].id, login: 'an' },
      ]);

      const later = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      expect((await login(later, name)).isLoggedIn).toBe(true);
      await later.dispose();
    });
  }
});
