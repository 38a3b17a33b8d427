import { expect, type Page, test } from '@playwright/test';

const REST = /[?&]mullion-config=/;

/** The home page with more markup at its end, as an editor may write it; what starts by itself and speaks is left out. */
async function openWith(page: Page, markup: string) {
  const asked: string[] = [];
  page.on('request', (request) => REST.test(request.url()) && asked.push(request.url()));
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(' data-widget="chat"', '')
      .replace('</main>', `${markup}</main>`);
    await route.fulfill({ response, body: html });
  });
  await page.goto('/');
  return asked;
}

test('a page with the widgets that PHP knows asks for nothing more', async ({ page }) => {
  const asked = await openWith(page, '');
  await expect(page.locator('[data-widget="menu"]').first()).toHaveAttribute('data-state', 'ready');
  await page.waitForTimeout(3000);
  expect(asked).toEqual([]);
});

test('one that an editor wrote starts, in Vietnamese, after one request; so does what comes later', async ({
  page,
}) => {
  const asked = await openWith(page, '<input type="password" data-widget="password-toggle">');
  await page.locator('main input[type="password"]').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Hiện mật khẩu' }).first()).toBeAttached();
  await page.evaluate(() =>
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<input type="password"><div data-widget="nobody"></div>'),
  );
  await expect(page.locator('main input[type="password"][data-state="ready"]')).toHaveCount(2);
  await expect(page.locator('[data-widget="nobody"]')).toHaveAttribute('data-state', 'failed');
  expect(asked).toHaveLength(1);
});

test('the rest is the same for everybody, without a cookie, and may be kept for a year', async ({
  page,
  request,
}) => {
  const [address] = await openWith(page, '<input type="password">').then(async (asked) => {
    await expect.poll(() => asked.length).toBe(1);
    return asked;
  });
  const response = await request.get(address!);
  expect(response.headers()).toMatchObject({
    'cache-control': 'public, max-age=86400',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(response.headers()['set-cookie']).toBeUndefined();
});

test('where the rest cannot be had, one message says so and the page works', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => message.text().startsWith('Mullion:') && messages.push(message.text()));
  await page.route(REST, (route) => route.abort());
  await openWith(page, '<input id="secret" type="password">');
  await expect(page.locator('#secret')).toHaveAttribute('data-state', 'failed');
  await expect(page.locator('[data-widget="menu"]').first()).toHaveAttribute('data-state', 'ready');
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatch(/cannot be had: TypeError: .+\. \(chunk-failed\)/);
});

for (const path of ['/', '/cua-hang/', '/san-pham/goi-khao-sat-tai-nha/', '/gio-hang/', '/thanh-toan/'])
  test(`${path}: what the page tells the scripts is at most 4 KB`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const told = [
      ...html.matchAll(/<script type="application\/json" id="mullion-(?:config|late)">(.*?)<\/script>/gs),
    ];
    const bytes = told
      .map(([, json]) => Buffer.byteLength(String(json)))
      .reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(4096);
  });
