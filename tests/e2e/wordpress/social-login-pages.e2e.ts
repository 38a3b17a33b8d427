import { expect, type Page, test } from '@playwright/test';
import corpus from '../../unit/url-corpus.json' with { type: 'json' };
import { callbackOf, freshShop, login, open, truth } from '../helpers/login';
import { startOpenIdProvider, startSocialProviders } from '../helpers/login-provider';
import { expectAccessible } from '../helpers/page-health';
import { addAll, cartOnServer, openListing, productIds } from '../helpers/real-shop';
import { settled } from '../helpers/shop';

let provider: Awaited<ReturnType<typeof startOpenIdProvider>>;
let social: Awaited<ReturnType<typeof startSocialProviders>>;
const AN = { sub: 'an-1', email: 'an@login.test', email_verified: true, name: 'Nguyễn Văn An' };
const ACCOUNT = '/tai-khoan/';

test.beforeAll(async () => {
  [provider, social] = await Promise.all([startOpenIdProvider(), startSocialProviders()]);
});
test.afterAll(() => Promise.all([provider.stop(), social.stop()]));
test.beforeEach(async ({ request }) => {
  await freshShop(request, provider.url, social.url, [provider.port, social.port]);
  provider.say(AN);
});

const buttonOf = (page: Page) => page.getByRole('link', { name: /Tiếp tục với Cửa Việt ID/ }).first();

test('from the click to the row: a popup, and the page goes on by itself', async ({ page, context }) => {
  await page.goto(`${ACCOUNT}?from=popup`);
  await expect(page.locator('.mullion-social-login__button').first()).toBeVisible();
  const [popup] = await Promise.all([page.waitForEvent('popup'), buttonOf(page).click()]);
  await expect.poll(async () => (await truth(context.request)).me).toBe('an');
  await expect(page.getByText('Xin chào Nguyễn Văn An')).toBeVisible();
  expect(page.url()).toContain('from=popup');
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(page.locator('.mullion-social-login__button')).toHaveCount(0);
  expect((await truth(context.request)).logins).toEqual([
    { provider: 'oidc', subject: 'an-1', email: 'an@login.test', login: 'an' },
  ]);
});

test('a failure is told to the page that opened the popup, in its language', async ({ page }) => {
  provider.say({ ...AN, aud: 'another' });
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
  await expect(page.getByText('Xin chào Nguyễn Văn An')).toBeVisible();
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
  provider.say({ ...AN, sub: 'an-2', email_verified: false });
  await page.goto((await login(context.request)).location);
  await expectAccessible(page);
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.fill('input[name="email"]', 'no address');
  await page.getByRole('button').click();
  await expect(page.getByText('Vui lòng nhập địa chỉ e-mail hợp lệ.')).toBeVisible();
  await expectAccessible(page);
});

test('every page of a login is kept from caches, frames and referrers', async ({ request }) => {
  provider.say({ ...AN, email_verified: false });
  const { location } = await login(request);
  for (const address of [
    location,
    '/?mullion-login=callback',
    '/?mullion-login=confirm',
    '/?mullion-login=google&display=popup',
  ]) {
    const headers = (await request.get(address)).headers();
    expect(headers['cache-control'], address).toContain('no-store');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
  expect((await request.get('/?mullion-login=status')).headers()['cache-control']).toMatch(
    /no-cache|no-store/,
  );
});

test('only addresses of this site are gone to afterwards', async ({ request, baseURL }) => {
  const { host } = new URL(baseURL ?? '');
  const hostile = [
    ...corpus.filter(({ allowed }) => !allowed).map(({ value }) => value),
    'https://{host}:1/',
    '//{host}:1/',
  ];
  await login(request);
  for (const value of hostile) {
    // Who is logged in already goes on at once, by the same rule.
    const address = value.replaceAll('{host}', host).replaceAll('{origin}', baseURL ?? '');
    const ending = await open(request, `/?mullion-login=oidc&redirect_to=${encodeURIComponent(address)}`);
    expect(new URL(ending.location).origin, value).toBe(baseURL);
  }
});

test('the address of a referrer elsewhere is not gone to', async ({ request, baseURL }) => {
  const start = await request.get('/?mullion-login=oidc', {
    maxRedirects: 0,
    headers: { referer: 'https://evil.example/' },
  });
  const back = await request.get(start.headers().location!, { maxRedirects: 0 });
  expect((await open(request, back.headers().location!)).location).toBe(`${baseURL}${ACCOUNT}`);
});

test('nobody is let in for what a browser says about itself', async ({ request }) => {
  await truth(request, {
    users: [
      ['an', 'subscriber'],
      ['admin2', 'administrator'],
    ],
  });
  const claims = [
    { email: 'an@login.test' },
    { email: 'admin2@login.test', user_id: '1', sub: 'an-1', success: 'true' },
    { 'email[]': 'an@login.test', 'user[]': '1' },
  ];
  const addresses = [
    'oidc',
    'google',
    'callback',
    'callback&provider=oidc&code=x',
    'finish',
    'confirm',
    'status',
    'connect',
    'link',
    'x',
  ];
  for (const address of addresses) {
    for (const form of claims) {
      const answers = [
        await request.post(`/?mullion-login=${address}`, {
          form: form as Record<string, string>,
          maxRedirects: 0,
        }),
        await request.post(`/?mullion-login=${address}`, { data: form, maxRedirects: 0 }),
        await request.get(`/?mullion-login=${address}&ticket[]=1&email=an@login.test&user=1`, {
          maxRedirects: 0,
        }),
      ];
      for (const answer of answers) {
        expect(answer.status(), address).toBeLessThan(500);
        expect(answer.headers()['set-cookie'] ?? '').not.toContain('wordpress_logged_in');
      }
    }
  }
  const { me, logins } = await truth(request);
  expect([me, logins]).toEqual([null, []]);
});

test('too many attempts of one visitor are refused', async ({ request }) => {
  await truth(request, { options: { mullion_test_limit: 3 } });
  const words: (string | null)[] = [];
  for (let turn = 0; turn < 4; turn++) words.push((await open(request, '/?mullion-login=oidc')).failed);
  expect(words).toEqual([null, null, null, 'too-many']);
});

test('secrets are in no page, and do not load with every page', async ({ page, request }) => {
  expect((await truth(request)).autoload).toMatch(/^(no|off)$/);
  for (const address of [
    '/',
    ACCOUNT,
    '/wp-login.php',
    '/?mullion-login=status',
    '/?mullion-login=callback',
    '/wp-json/',
  ]) {
    await page.goto(address);
    expect(await page.content(), address).not.toContain('s3cret');
  }
});

test('a provider in the private network is never asked', async ({ request }) => {
  for (const issuer of [
    'https://192.168.0.1',
    'https://169.254.169.254',
    'https://10.0.0.1',
    'http://example.com',
    'https://[::1]',
    provider.url.replace('127.0.0.1', 'localhost'),
  ]) {
    await truth(request, {
      options: {
        mullion_test_local: 'no',
        mullion_social_login: { oidc: { id: 'shop', secret: 's3cret', issuer } },
      },
    });
    expect((await open(request, '/?mullion-login=oidc')).failed, issuer).toBe('unreachable');
    expect((await truth(request)).failures.at(-1), issuer).toContain('is not a public https address');
  }
});

test.describe('connections', () => {
  async function enter(page: Page) {
    await page.goto('/wp-login.php');
    await page.fill('#user_login', 'an');
    await page.fill('#user_pass', 'mat-khau');
    await page.click('#wp-submit');
    await page.waitForURL(/wp-admin/);
  }

  test('are made and undone in the profile, by buttons alone', async ({ page, context, request }) => {
    await truth(request, { users: [['an', 'subscriber']] });
    provider.say({ ...AN, email: 'private@elsewhere.example' });
    await enter(page);
    await page.goto('/wp-admin/profile.php');
    await page.getByRole('button', { name: 'Kết nối Cửa Việt ID' }).click();
    await page.waitForURL(/profile/);
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
    provider.say({ ...AN, email: 'binh@login.test' });
    await login(other);
    await truth(request, { users: [['an', 'subscriber']] });
    await enter(page);
    await page.goto('/wp-admin/profile.php');
    await page.getByRole('button', { name: 'Kết nối Cửa Việt ID' }).click();
    await page.waitForURL(/profile/);
    await expect(page.getByText('Đăng nhập này đã được kết nối với một tài khoản khác.')).toBeVisible();
    expect((await truth(request)).logins).toMatchObject([{ login: 'binh' }]);
    await other.dispose();
  });

  test('are in the export of personal data, and go with the eraser', async ({ request }) => {
    await login(request);
    const { exported, erased, logins } = await truth(request, {
      export: 'an@login.test',
      erase: 'an@login.test',
    });
    expect(exported?.data).toHaveLength(1);
    expect(JSON.stringify(exported)).toContain('an-1');
    expect([erased?.items_removed, logins.length]).toEqual([true, 1]);
    expect((await truth(request)).logins).toEqual([]);
  });
});

test('a callback that comes while somebody else is logged in begins a session of its own', async ({
  page,
  context,
  request,
}) => {
  await truth(request, { users: [['binh', 'subscriber']] });
  const callback = await callbackOf(context.request);
  await page.goto('/wp-login.php');
  await page.fill('#user_login', 'binh');
  await page.fill('#user_pass', 'mat-khau');
  await page.click('#wp-submit');
  await page.waitForURL(/wp-admin/);
  expect((await open(context.request, callback)).isLoggedIn).toBe(true);
  expect((await truth(context.request)).me).toBe('an');
});
