import { expect, type Page, test } from '@playwright/test';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { field, less, more, PAGE } from '../../tests/e2e/helpers/quantity';
import { expectHit, press } from '../../tests/e2e/helpers/seen';

async function open(page: Page) {
  await page.goto(PAGE);
  await expect(page.locator('#product .quantity')).toHaveAttribute('data-state', 'ready');
}

test('the buttons step to the limits; nothing of the page moves, nothing is lost', async ({ page }) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await page.goto(PAGE);
  const lost = await rememberNodes(page, 'body');
  await expectHit(more(page));
  await expectAccessible(page);
  await expect(less(page)).toHaveAttribute('aria-disabled', 'true');
  await press(more(page));
  await expect(page.getByRole('status')).toHaveText('Số lượng: 3');
  await press(more(page));
  await expect(field(page)).toHaveValue('4');
  await expect(more(page)).toHaveAttribute('aria-disabled', 'true');
  await more(page).click({ force: true });
  await expect(field(page)).toHaveValue('4');
  await press(less(page));
  await expect(field(page)).toHaveValue('3');
  await expectAccessible(page);
  expect(await lost()).toEqual([]);
  expect(await shift()).toBe(0);
  expect(problems).toEqual([]);
});

test('a value below min is reset, but not in the cart', async ({ page }) => {
  await open(page);
  await expect(field(page, 'below')).toHaveValue('5');
  await field(page).fill('1');
  await field(page).press('Tab');
  await expect(field(page)).toHaveValue('2');
  await expect(field(page, 'quantity_3')).toHaveValue('0');
  await field(page, 'quantity_2').fill('0');
  await field(page, 'quantity_2').press('Tab');
  await expect(field(page, 'quantity_2')).toHaveValue('0');
  await expect(field(page, 'single')).toHaveValue('0');
});

test('letters and an empty field are left to the browser; plus starts from the least number', async ({
  page,
}) => {
  await open(page);
  await field(page).fill('');
  await press(page.locator('h1'));
  await expect(field(page)).toHaveValue('');
  await expect(less(page)).toHaveAttribute('aria-disabled', 'true');
  await press(more(page));
  await expect(field(page)).toHaveValue('2');
  await field(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('e');
  await press(page.locator('h1'));
  expect(await field(page).evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(true);
});

test('decimals follow the step, by button and by arrow key', async ({ page }) => {
  await open(page);
  await press(page.getByRole('button', { name: 'Tăng: Kính cường lực, m²' }));
  await expect(field(page, 'q')).toHaveValue('1.25');
  await field(page, 'q').press('ArrowUp');
  await expect(field(page, 'q')).toHaveValue('1.5');
  await field(page, 'q').fill('0.1');
  await field(page, 'q').press('Tab');
  await expect(field(page, 'q')).toHaveValue('0.5');
});

test('Tab goes from field to what follows, not over the buttons', async ({ page }) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#product [type="submit"]')).toBeFocused();
});

test("a theme's own buttons and a fixed number get none of ours", async ({ page }) => {
  await open(page);
  await page.locator('#fixed').scrollIntoViewIfNeeded();
  await expect(page.locator('#theme')).toHaveAttribute('data-state', 'ready');
  for (const id of ['theme', 'signs', 'beside', 'fixed'])
    await expect(page.locator(`#${id} .mullion-quantity__step`)).toHaveCount(0);
  for (const id of ['theme', 'signs', 'beside'])
    expect(await page.locator(`#${id} .qty`).evaluate((input) => getComputedStyle(input).marginLeft)).toBe(
      '0px',
    );
});

test('without JavaScript it is a plain field that posts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.locator('.mullion-quantity__step')).toHaveCount(0);
  await field(page).fill('3');
  await press(page.getByRole('button', { name: 'Thêm vào giỏ hàng' }));
  expect(new URL(page.url()).search).toBe('?quantity=3');
  await context.close();
});

test('inserted later it comes alive, and leaves nothing behind', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await open(page);
  await page.locator('#insert').scrollIntoViewIfNeeded();
  for (const element of await page.locator('[data-widget="quantity"]').all())
    await expect(element).toHaveAttribute('data-state', 'ready');
  await page.locator('h1').evaluate(() => 0); // Playwright's own listeners come first
  const before = await keptAtRest(page);
  await press(page.locator('#insert'));
  const inserted = page.locator('#inserted');
  await inserted.scrollIntoViewIfNeeded();
  await press(inserted.getByRole('button', { name: 'Tăng: Mái kính số lượng' }));
  await expect(field(page, 'quantity_9')).toHaveValue('2');
  await press(page.locator('#remove'));
  await expect.poll(() => kept(page)).toEqual(before);
});
