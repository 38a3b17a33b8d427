import { type Browser, expect, test } from '@playwright/test';
import {
  fillBlock,
  fillCart,
  fillForm,
  orderOf,
  placeOrder,
  type Source,
  setSwitch,
  shopOf,
  sourceOf,
} from '../helpers/orders';
import { press } from '../helpers/seen';
import { onStandIn, onWooCommerce } from '../helpers/which-shop';

/** Addresses with the page that led to each. */
type Visits = [path: string, referrer?: string][];

const CAMPAIGN =
  '/?utm_source=zalo&utm_medium=social&utm_campaign=%C4%91%E1%BB%A3t%201&utm_content=a%2Bb&utm_term=c%20d&utm_id=7';
const VISITS: Record<string, { visits: Visits; expected: Source }> = {
  'a campaign, then directly': {
    visits: [[CAMPAIGN, 'http://zalo.me/'], ['/cua-hang/'], ['/gioi-thieu/']],
    expected: {
      source_type: 'utm',
      utm_source: 'zalo',
      utm_medium: 'social',
      utm_campaign: 'đợt 1',
      utm_content: 'a+b',
      utm_term: 'c d',
      utm_id: '7',
    },
  },
  'a campaign, then a search, then directly': {
    visits: [[CAMPAIGN], ['/gioi-thieu/', 'http://www.google.com.vn/'], ['/cua-hang/']],
    expected: { source_type: 'organic', utm_source: 'google', utm_medium: 'organic' },
  },
  'another site, then directly': {
    visits: [['/gioi-thieu/', 'http://nha-dep.example/bai-viet/cua.html?trang=2'], ['/']],
    expected: { source_type: 'referral', utm_source: 'nha-dep.example', utm_content: '/bai-viet/cua.html' },
  },
  'directly alone': {
    visits: [['/']],
    expected: { source_type: 'typein', utm_source: '(direct)' },
  },
  'a campaign with markup in it': {
    visits: [['/?utm_source=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E&utm_medium=m']],
    expected: { source_type: 'utm', utm_source: '">', utm_medium: 'm' },
  },
};

/** A new visitor makes the visits and places an order; `stock` with WooCommerce's own scripts. */
async function order(browser: Browser, baseURL: string, visits: Visits, stock = false): Promise<Source> {
  const context = await browser.newContext({ baseURL, locale: 'vi-VN' });
  if (stock) await setSwitch(context, 'stock', baseURL);
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/order-attribution|sourcebuster/.test(request.url())) scripts.push(request.url());
  });
  page.on('dialog', (dialog) => {
    throw new Error(`Markup ran: ${dialog.message()}`);
  });
  for (const [path, referer] of visits) await page.goto(path, referer ? { referer } : {});
  await fillCart(page);
  await page.goto('/thanh-toan/');
  await fillForm(page);
  const source = await sourceOf(page, await placeOrder(page));
  expect(scripts.every((url) => url.includes('/mullion/build/') !== stock)).toBe(true);
  expect(scripts.length).toBeGreaterThan(0);
  await context.close();
  return source;
}

for (const [name, { visits, expected }] of Object.entries(VISITS)) {
  test(`${name}: the order has it, as WooCommerce's own scripts would`, async ({
    browser,
    baseURL,
    page,
  }) => {
    const ours = await order(browser, baseURL!, visits);
    expect(ours).toMatchObject({ ...expected, session_count: '1', session_pages: String(visits.length + 1) });
    expect(ours.session_start_time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(ours.user_agent).toContain('Mozilla/5.0');
    expect(ours.session_entry).toContain(baseURL);
    if (!(await shopOf(page)).isReal) return;
    // WooCommerce 8.9.1 builds its inputs from a string: this markup runs there.
    if (name.includes('markup')) return;
    const stock = await order(browser, baseURL!, visits, true);
    expect({ ...ours, session_start_time: '' }).toEqual({ ...stock, session_start_time: '' });
  });
}

onWooCommerce(
  "a visitor's history goes on when the plugin is switched off, and on again",
  async ({ page, context, baseURL }) => {
    await page.goto(CAMPAIGN);
    await setSwitch(context, 'stock', baseURL!);
    await page.goto('/cua-hang/');
    await context.clearCookies({ name: 'mullion_test_stock' });
    await fillCart(page);
    await page.goto('/thanh-toan/');
    await fillForm(page);
    const source = await sourceOf(page, await placeOrder(page));
    expect(source).toMatchObject({
      source_type: 'utm',
      utm_source: 'zalo',
      session_pages: '3',
      session_count: '1',
    });
  },
);

test('revoked on the checkout nothing goes along; given back, it does', async ({ page, context }) => {
  await page.goto(CAMPAIGN);
  await fillCart(page);
  await page.goto('/thanh-toan/');
  const input = page.locator('input[name="wc_order_attribution_utm_source"]');
  await expect(input).toHaveValue('zalo');
  const set = (isAllowed: boolean) =>
    page.evaluate((value) => {
      const { wc_order_attribution: shop } = window as unknown as {
        wc_order_attribution: { setOrderTracking(isAllowed: boolean): void };
      };
      shop.setOrderTracking(value);
    }, isAllowed);
  await set(false);
  await expect(input).toHaveValue('');
  // The browser takes them away beside the page.
  const ours = async () => (await context.cookies()).filter(({ name }) => name.startsWith('sbjs_'));
  await expect.poll(ours).toEqual([]);
  await set(true);
  await set(true);
  await expect(input).toHaveValue('(direct)');
  await expect(page.locator('input[name="wc_order_attribution_session_pages"]')).toHaveValue('1');
  await set(false);
  await fillForm(page);
  expect(await sourceOf(page, await placeOrder(page))).toEqual({});
});

onWooCommerce('who opens an account is known by the source too', async ({ page }) => {
  await page.goto(CAMPAIGN);
  await page.goto('/tai-khoan/');
  const email = `khach-${Date.now()}@example.com`;
  await page.locator('#reg_email').fill(email);
  const password = page.locator('#reg_password');
  if (await password.count()) await password.fill('mot-mat-khau-rat-dai-9');
  await press(page.locator('[name="register"]'));
  await expect(page.locator('.woocommerce-MyAccount-navigation')).toBeVisible();
  const source = (await page.request.get(`/?mullion-test=customer&email=${email}`)).json();
  expect(await source).toMatchObject({ source_type: 'utm', utm_source: 'zalo', session_pages: '2' });
});

/** The same by the checkout block, which takes its data from a store instead of inputs. */
async function orderByBlock(browser: Browser, baseURL: string, stock: boolean): Promise<Source> {
  const context = await browser.newContext({ baseURL, locale: 'vi-VN' });
  await setSwitch(context, 'block', baseURL);
  if (stock) await setSwitch(context, 'stock', baseURL);
  const page = await context.newPage();
  await page.goto(CAMPAIGN);
  await fillCart(page);
  await page.goto('/thanh-toan-khoi/');
  await fillBlock(page);
  const place = page.locator('.wc-block-components-checkout-place-order-button');
  // A click while the address is on its way to the server says nothing and does nothing.
  await expect(async () => {
    await place.click({ timeout: 5000 });
    await page.waitForURL(/order-received/, { timeout: 15_000 });
  }).toPass({ timeout: 120_000 });
  const source = await sourceOf(page, await orderOf(page));
  await context.close();
  return source;
}

onWooCommerce(
  'the checkout block sends it with the order, as with the stock scripts',
  async ({ browser, baseURL }) => {
    const ours = await orderByBlock(browser, baseURL!, false);
    expect(ours).toMatchObject({ source_type: 'utm', utm_source: 'zalo', session_pages: '2' });
    const stock = await orderByBlock(browser, baseURL!, true);
    expect({ ...ours, session_start_time: '' }).toEqual({ ...stock, session_start_time: '' });
  },
);

onStandIn('on the stand-in the order shows it to the owner', async ({ page }) => {
  await page.goto(CAMPAIGN);
  await fillCart(page);
  await page.goto('/thanh-toan/');
  await fillForm(page);
  const id = await placeOrder(page);
  expect(await sourceOf(page, id)).toMatchObject({ source_type: 'utm', device_type: 'Desktop' });
});
