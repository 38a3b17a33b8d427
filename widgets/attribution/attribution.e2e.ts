import { expect, type Page, test } from '@playwright/test';
import { collectProblems, watchLayoutShift } from '../../tests/e2e/helpers/page-health';

const PAGE = '/fixtures/pages/attribution.html';
const CAMPAIGN = `${PAGE}?utm_source=zalo&utm_medium=social`;

const ready = (page: Page, form: string) =>
  expect(page.locator(`${form} [data-state="ready"], ${form}[data-state="ready"]`).first()).toBeAttached();

/** What the server has got of a form. */
async function send(page: Page, form: string): Promise<Record<string, string>> {
  await page.locator(`${form} button`).click();
  await expect(page.locator('#method')).toHaveText('POST');
  const rows = await page.locator('tr').allInnerTexts();
  return Object.fromEntries(rows.map((row) => row.split('\t') as [string, string]));
}

test('a form posts where its visitor came from, by its own prefix; nothing moves', async ({ page }) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await page.goto(CAMPAIGN);
  await ready(page, '#quote');
  await page.locator('#agree').click();
  expect(await shift()).toBe(0);
  expect(await send(page, '#quote')).toMatchObject({
    ten: 'Hoa',
    'bao-gia_source_type': 'utm',
    'bao-gia_utm_source': 'zalo',
    'bao-gia_utm_medium': 'social',
    'bao-gia_utm_campaign': '(none)',
    'bao-gia_referrer': '(none)',
  });
  expect(problems).toEqual([]);
});

test('a form that is sent in the background has it too, and is empty again after a refusal', async ({
  page,
}) => {
  await page.goto(CAMPAIGN);
  await ready(page, '#cf7');
  const agree = page.locator('#agree');
  const sent = page.locator('#cf7 output');
  await agree.click();
  await page.locator('#cf7 button').click();
  await expect(sent).toContainText('wc_order_attribution_utm_source=zalo');
  await agree.click();
  await page.locator('#cf7 button').click();
  await expect(sent).toContainText('wc_order_attribution_utm_source=&');
  await expect(sent).toContainText('your-email=hoa%40example.com');
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('sbjs_'))).toEqual([]);
});

test('a form that comes later has it', async ({ page }) => {
  await page.goto(CAMPAIGN);
  await ready(page, '#quote');
  await page.locator('#agree').click();
  await page.locator('#later').click();
  await ready(page, '#late');
  expect(await send(page, '#late')).toMatchObject({ 'bao-gia_utm_source': 'zalo' });
});

test("WooCommerce's own element is taken over, once in its form", async ({ page }) => {
  await page.goto(CAMPAIGN);
  await ready(page, '#checkout');
  await page.locator('#agree').click();
  await expect(page.locator('#checkout input[name$="_utm_source"]')).toHaveCount(1);
  expect(await send(page, '#checkout')).toMatchObject({
    billing_phone: '0900000000',
    wc_order_attribution_utm_source: 'zalo',
  });
});

test('without consent the fields are there and empty, and nothing is stored', async ({ page }) => {
  await page.goto(`${CAMPAIGN}&tu-choi`, { waitUntil: 'networkidle' });
  await ready(page, '#quote');
  expect(await page.context().cookies()).toEqual([]);
  expect(await send(page, '#quote')).toMatchObject({ 'bao-gia_source_type': '', 'bao-gia_utm_source': '' });
});

test('without a tracker the fields are there and empty', async ({ page }) => {
  await page.goto(`${PAGE}?utm_source=zalo&khong`);
  await ready(page, '#quote');
  expect(await send(page, '#quote')).toMatchObject({ ten: 'Hoa', 'bao-gia_utm_source': '' });
});

test('without JavaScript the form posts what was typed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(CAMPAIGN);
  expect(await send(page, '#quote')).toEqual({ ten: 'Hoa' });
  await context.close();
});
