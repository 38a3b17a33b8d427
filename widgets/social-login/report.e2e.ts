import { expect, type Page, test } from '@playwright/test';
import { collectProblems } from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';
import { button, lastPage, line, openPopup, PAGE, sayLoggedIn } from '../../tests/e2e/helpers/social-login';

const LOGGED_IN = /shop-page\?logged-in/;

/** Goes there without waiting: the page may close itself at once. */
const visit = (popup: Page, address: string) =>
  popup.evaluate((href) => setTimeout(() => location.assign(href)), address);

test('messages of other origins and other windows change nothing', async ({ page, context, baseURL }) => {
  const asked = await sayLoggedIn(context, true);
  const elsewhere = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const forged = `{type:'mullion-login',success:true,redirect:'/shop-page?forged'}`;
  await context.route(`${elsewhere}/evil`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>(opener||parent).postMessage(${forged},'*')</script>`,
    }),
  );
  await context.route(`${baseURL}/own-frame`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<script>parent.postMessage(${forged},'*')</script>` }),
  );
  await page.goto(PAGE);
  const popup = await openPopup(page, () => press(button(page, 'Zalo')));
  await popup.waitForLoadState();
  for (const address of [`${elsewhere}/evil`, '/own-frame']) {
    await page.evaluate(async (src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      frame.title = 'x';
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve));
    }, address);
  }
  await page.evaluate(() =>
    postMessage({ type: 'mullion-login', success: true, redirect: '/shop-page?forged' }, '*'),
  );
  // The popup itself, while it is on another origin; `goto` would cut the opener.
  await visit(popup, `${elsewhere}/evil`);
  await popup.waitForURL(`${elsewhere}/evil`);
  expect(await popup.evaluate(() => window.opener !== null)).toBe(true);
  await page.waitForTimeout(1000);
  await expect(line(page)).toHaveAttribute('data-login', 'waiting');
  expect(asked.times).toBe(0);
  expect(page.url()).toContain(PAGE);
});

test('a result with the number of another attempt changes nothing', async ({ page, context }) => {
  await sayLoggedIn(context, true);
  await page.goto(PAGE);
  const popup = await openPopup(page, () => press(page.locator('#alone')));
  await popup.waitForLoadState();
  await popup.evaluate(() =>
    opener.postMessage({ type: 'mullion-login', success: true, attempt: 'another' }, location.origin),
  );
  await page.waitForTimeout(500);
  await expect(line(page)).toHaveAttribute('data-login', 'waiting');
});

test.describe("the plugin's own last page", () => {
  const result = (more: object) => ({
    type: 'mullion-login',
    success: true,
    redirect: '/shop-page?logged-in',
    ...more,
  });

  test('reports by the channel where a policy cut the opener (COOP), however late', async ({
    page,
    context,
  }) => {
    await sayLoggedIn(context, false);
    await context.route('**/social-login-popup.html*mullion-login*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' },
      });
    });
    await page.goto(PAGE);
    const popup = await openPopup(page, () => press(page.locator('#alone')));
    await popup.waitForLoadState();
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    const attempt = new URL(popup.url()).searchParams.get('attempt');
    expect(attempt).toMatch(/^[0-9a-f]{32}$/);
    // It seems closed to us, and the server knows of nobody yet.
    await expect(line(page)).toHaveAttribute('data-login', 'cancelled');
    await sayLoggedIn(context, true);
    await context.route('**/last-page', (route) => route.fulfill(lastPage(result({ attempt }))));
    await visit(popup, '/last-page');
    await page.waitForURL(LOGGED_IN);
    await expect.poll(() => popup.isClosed()).toBe(true);
  });

  test('reports to the opener, closes, and keeps to a strict policy', async ({ page, context }) => {
    await sayLoggedIn(context, true);
    const problems: string[] = [];
    context.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(PAGE);
    const popup = await openPopup(page, () => press(button(page, 'Zalo')));
    await context.route('**/last-page', (route) => route.fulfill(lastPage(result({}))));
    await visit(popup, '/last-page');
    await page.waitForURL(LOGGED_IN);
    expect(problems.filter((text) => !text.includes('favicon'))).toEqual([]);
  });

  test('goes on by itself when the page that opened it is gone', async ({ page, context }) => {
    await context.route('**/last-page', (route) =>
      route.fulfill(lastPage(result({ attempt: 'a'.repeat(32) }))),
    );
    await page.goto('/last-page');
    await page.waitForURL(LOGGED_IN);
  });

  test('stays, with its words, when it failed or would lead elsewhere', async ({ page, context }) => {
    for (const more of [{ success: false }, { redirect: 'https://evil.example/' }]) {
      await context.route('**/last-page', (route) => route.fulfill(lastPage(result(more))));
      await page.goto('/last-page');
      await page.waitForTimeout(2000);
      expect(page.url()).toContain('/last-page');
      await context.unroute('**/last-page');
    }
  });
});

test('addresses that are not of this site are never opened', async ({ page, context }) => {
  const problems = collectProblems(page);
  await page.goto(PAGE);
  let popups = 0;
  context.on('page', () => popups++);
  for (const id of ['#bad-script', '#bad-host']) {
    await press(page.locator(id));
    await expect(page.locator('#by-hand .mullion-social-login__status')).toHaveAttribute(
      'data-login',
      'failed',
    );
  }
  expect(popups).toBe(0);
  expect(await page.title()).toContain('fixture');
  expect(problems.filter((text) => text.includes('data-url is'))).toHaveLength(2);
});

test('a window name that means this page makes a popup all the same', async ({ page }) => {
  await page.goto(PAGE);
  const popup = await openPopup(page, () => press(page.locator('#named-self')));
  await popup.waitForLoadState();
  expect(await popup.evaluate(() => window.name)).toBe('mullion_self');
  expect(page.url()).toContain(PAGE);
});

test("Nextend's addresses get their display, and its channel leads only to its own addresses", async ({
  page,
  context,
}) => {
  await sayLoggedIn(context, false);
  await page.goto(PAGE);
  const popup = await openPopup(page, () => press(page.locator('#nextend')));
  await popup.waitForLoadState();
  const { searchParams } = new URL(popup.url());
  expect(searchParams.get('display')).toBe('popup');
  expect(searchParams.get('redirect')).toContain(PAGE);
  const say = (href: string) =>
    popup.evaluate((address) => {
      const channel = new BroadcastChannel('nsl_login_broadcast_channel');
      channel.postMessage({ action: 'redirect', href: address });
    }, href);
  await say('https://evil.example/?loginSocial=google');
  await say('/shop-page?other');
  await page.waitForTimeout(500);
  expect(page.url()).toContain(PAGE);
  await say('/shop-page?loginSocial=google');
  await page.waitForURL(/shop-page\?loginSocial=google/);
});
