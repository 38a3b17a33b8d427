import { expect, type Page, test } from '@playwright/test';
import { hold } from '../../tests/e2e/helpers/held';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import { enlargeText } from '../../tests/e2e/helpers/large-text';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/sort.html';
const ours = (page: Page) => page.locator('#ours select');
const shop = (page: Page) => page.locator('#woocommerce select');
const button = (page: Page) => page.locator('#ours').getByRole('button', { name: 'Sắp xếp' });
const query = (page: Page) => new URL(page.url()).searchParams.toString();

test('choosing submits at once, with the filters of the address and from the first page', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await page.goto(`${PAGE}?filter_kinh=cuong-luc&paged=3&add-to-cart=7`);
  await expect(button(page)).toBeHidden();
  const lost = await rememberNodes(page, 'body');
  await expectAccessible(page);
  expect(await lost()).toEqual([]);
  expect(await shift()).toBe(0);

  await ours(page).hover();
  await ours(page).selectOption('price');
  await page.waitForURL(/orderby=price/);
  expect(query(page)).toBe('orderby=price&paged=1&filter_mau=x%C3%A1m&filter_kinh=cuong-luc');
  expect(problems).toEqual([]);
});

test("WooCommerce's form is taken over as it is", async ({ page }) => {
  await page.goto(`${PAGE}?filter_mau[]=x&s=cua`);
  await shop(page).hover();
  await shop(page).selectOption('popularity');
  await page.waitForURL(/orderby=popularity/);
  expect(query(page)).toBe('orderby=popularity&paged=1&filter_mau%5B0%5D=%C4%91en&s=cua');
});

test('a form written by hand sends its button, and keeps its place', async ({ page }) => {
  await page.goto(PAGE);
  const place = () =>
    page.locator('#beside').evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return [left, top + scrollY];
    });
  const beside = await place();
  await page.locator('#by-hand select').first().hover();
  await expect(page.locator('#by-hand')).toHaveAttribute('data-state', 'ready');
  await expect(page.locator('#by-hand button')).toBeHidden();
  expect(await place()).toEqual(beside);
  await page.locator('#by-hand select').first().selectOption('48');
  await page.waitForURL(/xem=48/);
  expect(query(page)).toBe('xem=48&thu-tu=gia&loc=1&kho=hn');
});

test('a visitor who walks through the orders with arrow keys is not carried away', async ({ page }) => {
  await page.goto(PAGE);
  await page.locator('#woocommerce').scrollIntoViewIfNeeded();
  await ours(page).focus();
  await expect(page.locator('[data-widget="sort"]').first()).toHaveAttribute('data-state', 'ready');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(ours(page)).toHaveValue('price');
  await expect(button(page)).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Nhấn Enter để xem sản phẩm theo thứ tự này.');
  await expectAccessible(page);
  await page.waitForTimeout(1500);
  expect(query(page)).toBe('');

  await page.keyboard.press('Escape');
  await expect(ours(page)).toHaveValue('popularity');
  await expect(button(page)).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/orderby=date/);
});

test('leaving the field by Tab, past the button, submits', async ({ page }) => {
  await page.goto(PAGE);
  await ours(page).focus();
  await expect(page.locator('[data-widget="sort"]').first()).toHaveAttribute('data-state', 'ready');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  expect(query(page)).toBe('');
  await page.keyboard.press('Tab');
  await page.waitForURL(/orderby=date/);
});

for (const by of ['mouse', 'keyboard']) {
  test(`a choice by ${by} before the script has come is honoured`, async ({ page }) => {
    const release = await hold(page, '**/build/sort-*.js');
    await page.goto(PAGE);
    if (by === 'mouse') {
      await ours(page).hover();
      await ours(page).selectOption('date');
    } else {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(ours(page)).toBeFocused();
      await page.keyboard.press('ArrowDown');
    }
    release();
    if (by === 'keyboard') {
      await expect(button(page)).toBeVisible();
      expect(query(page)).toBe('');
      await page.keyboard.press('Enter');
    }
    await page.waitForURL(/orderby=date/);
  });
}

test('after "Back" the field shows the order that the page is in', async ({ page }) => {
  await page.goto(PAGE);
  await ours(page).hover();
  await ours(page).selectOption('price');
  await page.waitForURL(/orderby=price/);
  await page.goBack();
  await expect(ours(page)).toHaveValue('popularity');
  await ours(page).hover();
  await page.waitForTimeout(500);
  expect(query(page)).toBe('');
});

test('when the script never comes, touching the field brings the button', async ({ page }) => {
  const shift = await watchLayoutShift(page);
  await page.route('**/build/entry-*.js', (route) => route.abort());
  await page.goto(PAGE);
  await ours(page).hover();
  await expect(button(page)).toBeVisible({ timeout: 3000 });
  await ours(page).selectOption('price');
  await press(button(page));
  await page.waitForURL(/orderby=price/);
  expect(await shift()).toBe(0);
});

test('without JavaScript there is a button, and it submits', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  await ours(page).selectOption('price');
  await press(button(page));
  expect(query(page)).toBe('orderby=price&paged=1&filter_mau=x%C3%A1m');
  await context.close();
});

test('inserted later it comes alive, and leaves nothing behind', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await page.goto(PAGE);
  // All of the page's own are started first: what is taken out moves the next one under the pointer.
  for (const select of await page.locator('select').all()) await select.hover();
  await expect(page.locator('[data-widget="sort"]:not([data-state="ready"])')).toHaveCount(0);
  const before = await keptAtRest(page);
  await press(page.locator('#insert'));
  const inserted = page.locator('#inserted');
  await inserted.hover();
  await expect(inserted).toHaveAttribute('data-state', 'ready');
  expect((await kept(page)).listeners).toBeGreaterThan(before.listeners);
  await press(page.locator('#remove'));
  await expect.poll(() => kept(page)).toEqual(before);

  await press(page.locator('#insert'));
  await inserted.hover();
  await inserted.locator('select').selectOption('date');
  await page.waitForURL(/orderby=date/);
});

for (const dir of ['ltr', 'rtl']) {
  test(`nothing sticks out at 320 px, ${dir}, text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(PAGE);
    await enlargeText(page, dir);
    await ours(page).focus();
    await expect(page.locator('[data-widget="sort"]').first()).toHaveAttribute('data-state', 'ready');
    await page.keyboard.press('ArrowDown');
    await expect(button(page)).toBeVisible();
    const box = await button(page).boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(320);
    expect(box!.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
