import { expect, test } from '@playwright/test';
import { enter, login, truth } from '../helpers/login';
import { AN, withProviders } from '../helpers/login-shop';

const providers = withProviders();
// The real shop keeps its customers out of wp-admin.
const PROFILE =
  process.env.MULLION_WP_SHOP === 'stand-in' ? '/wp-admin/profile.php' : '/tai-khoan/edit-account/';

test.describe('connections', () => {
  test('are made and undone in the profile, by buttons alone', async ({ page, context, request }) => {
    await truth(request, { users: [['an', 'subscriber']] });
    providers.openId.say({ ...AN, email: 'private@elsewhere.example' });
    await enter(page, 'an');
    await page.goto(PROFILE);
    await page.getByRole('button', { name: 'Kết nối Cửa Việt ID' }).click();
    await expect(page.getByRole('button', { name: 'Ngắt kết nối Cửa Việt ID' })).toBeVisible();
    expect((await truth(context.request)).logins).toMatchObject([{ subject: 'an-1', login: 'an' }]);

    // Neither a link nor a form without nonce does it.
    const value = await page.getByRole('button', { name: 'Ngắt kết nối Cửa Việt ID' }).getAttribute('value');
    await context.request.get(`/?mullion_login_disconnect=${value}`);
    await context.request.post('/', { form: { mullion_login_disconnect: value! } });
    await context.request.post('/', { form: { mullion_login_disconnect: value!, mullion_login_nonce: 'x' } });
    expect((await truth(request)).logins).toHaveLength(1);

    await page.getByRole('button', { name: 'Ngắt kết nối Cửa Việt ID' }).click();
    await page.waitForURL(/disconnected/);
    await expect(page.getByText('Đã ngắt kết nối.')).toBeVisible();
    expect((await truth(request)).logins).toEqual([]);
  });

  test('of somebody else are not taken over', async ({ page, request, playwright, baseURL }) => {
    const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    providers.openId.say({ ...AN, email: 'binh@login.test' });
    await login(other);
    await truth(request, { users: [['an', 'subscriber']] });
    await enter(page, 'an');
    await page.goto(PROFILE);
    await page.getByRole('button', { name: 'Kết nối Cửa Việt ID' }).click();
    await expect(page.getByText('Đăng nhập này đã được kết nối với một tài khoản khác.')).toBeVisible();
    expect((await truth(request)).logins).toMatchObject([{ login: 'binh' }]);
    await other.dispose();
  });
});
