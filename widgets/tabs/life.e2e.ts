import { expect, type Page, test } from '@playwright/test';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import { expectAccessible } from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/tabs.html';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const ready = (page: Page) => expect(page.locator('#rooms')).toHaveAttribute('data-state', 'ready');
const shown = (page: Page, group = '#rooms') =>
  page
    .locator(`${group} > :is(section, .wc-tab)`)
    .evaluateAll((panels) => panels.filter((panel) => panel.checkVisibility()).map(({ id }) => id));

test('without JavaScript every panel shows and the links lead to them', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  for (const id of ['phong-khach', 'phong-tam', 'van-phong'])
    await expect(page.locator(`#${id}`)).toBeVisible();
  await press(page.locator('a[href="#van-phong"]'));
  await expect(page.locator('#van-phong')).toBeInViewport();
  await context.close();
});

test('with the entry blocked the links still open their panels', async ({ page }) => {
  await page.route('**/build/entry-*.js', (route) => route.abort());
  await page.goto(PAGE);
  expect(await shown(page)).toEqual(['phong-khach']);
  await press(page.locator('#rooms a[href="#van-phong"]'));
  expect(await shown(page)).toEqual(['van-phong']);
});

test("WooCommerce's markup works by an alias where its script is not", async ({ page }) => {
  await page.goto(PAGE);
  const wrapper = page.locator('.wc-tabs-wrapper');
  await wrapper.scrollIntoViewIfNeeded();
  await expect(wrapper).toHaveAttribute('data-state', 'ready');
  expect(await shown(page, '.wc-tabs-wrapper')).toEqual(['tab-description']);
  await press(tab(page, 'Đánh giá (2)'));
  expect(await shown(page, '.wc-tabs-wrapper')).toEqual(['tab-reviews']);
  await expectAccessible(page, '.wc-tabs-wrapper');
});

for (const [what, width, css] of [
  ['320 px wide', 320, ''],
  ['at 200 % zoom of the text', 640, 'html { font-size: 200% } body { font-size: 1rem }'],
] as const) {
  test(`${what} nothing is cut off, and tabs are large enough`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(PAGE);
    if (css) await page.addStyleTag({ content: css });
    await ready(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const box of await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((one) => one.getBoundingClientRect().height)))
      expect(box).toBeGreaterThanOrEqual(44);
  });
}

test('one that comes later works, and removed it leaves nothing behind', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await page.goto(PAGE);
  await ready(page);
  const round = async () => {
    await press(page.locator('#insert'));
    await expect(page.locator('#inserted')).toHaveAttribute('data-state', 'ready');
    await press(tab(page, 'Hai'));
    await page.evaluate(() => Object.assign(window, { gone: document.getElementById('inserted') }));
    await press(page.locator('#take-away'));
    await page.waitForTimeout(150);
  };
  await round();
  const before = await keptAtRest(page);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  for (let times = 0; times < 3; times++) await round();
  expect(await kept(page)).toEqual(before);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBe(nodes);
  const [left, sent] = await page.evaluate(() => [
    (window as unknown as { gone: Element }).gone.outerHTML,
    (document.getElementById('late') as HTMLTemplateElement).content.firstElementChild?.outerHTML,
  ]);
  expect(left).toBe(sent);
});
