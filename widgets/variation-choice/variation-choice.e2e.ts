import { expect, type Page, test } from '@playwright/test';
import { alertsOf } from '../../tests/e2e/helpers/alerts';
import { hold } from '../../tests/e2e/helpers/held';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import { collectProblems, expectAccessible, rememberNodes } from '../../tests/e2e/helpers/page-health';
import { expectHit, press } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/variation-choice.html';
const CHUNK = '**/build/variation-choice-*.js*';
const MESSAGE = '.mullion-variation-choice__message';
const button = (page: Page, id = 'product') => page.locator(`#${id} .single_add_to_cart_button`);
const colour = (page: Page) => page.locator('#mau');
const glass = (page: Page) => page.locator('#loai-kinh');

async function expectSaid(page: Page, text: string, field: ReturnType<Page['locator']>): Promise<void> {
  await expect(page.locator(MESSAGE)).toHaveText([text]);
  await expectHit(page.locator(MESSAGE));
  await expect(field).toBeFocused();
  await expectHit(field);
  await expect(field).toHaveAccessibleDescription(text);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

for (const [width, height] of [
  [320, 640],
  [1280, 800],
] as const) {
  test(`each option without a choice is asked for at its place, ${width} px wide`, async ({ page }) => {
    const alerts = alertsOf(page);
    const problems = collectProblems(page);
    await page.setViewportSize({ width, height });
    await page.goto(PAGE);
    const lost = await rememberNodes(page, 'main');
    await press(button(page));
    await expectSaid(page, 'Vui lòng chọn Màu.', colour(page));
    await expectAccessible(page);

    await colour(page).selectOption('grey');
    await expect(page.locator(MESSAGE)).toHaveCount(0);
    await expect(colour(page)).not.toHaveAttribute('aria-invalid');
    await expect(colour(page)).not.toHaveAttribute('aria-describedby');
    await page.getByLabel('Số lượng').first().focus();
    await page.keyboard.press('Enter');
    await expectSaid(page, 'Vui lòng chọn Loại kính.', glass(page));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await lost()).toEqual([]);
    expect(problems).toEqual([]);
    expect(alerts).toEqual([]);
  });
}

test('a press before the shop has looked the choice up is made when it has, once', async ({ page }) => {
  const alerts = alertsOf(page);
  await page.goto(PAGE);
  await colour(page).selectOption('grey');
  await glass(page).selectOption('box');
  await button(page).click();
  await page.waitForURL(/\/echo\?attribute_mau=grey&attribute_loai-kinh=box&quantity=1&/);
  expect(alerts).toEqual([]);
});

test('what cannot be had is said at the last option, until another is chosen', async ({ page }) => {
  const alerts = alertsOf(page);
  const text = 'Lựa chọn này hiện không có. Vui lòng chọn phương án khác.';
  await page.goto(PAGE);
  await colour(page).selectOption('white');
  await glass(page).selectOption('box');
  await button(page).click(); // sold out, as the shop finds 300 ms later
  await expectSaid(page, text, glass(page));
  await glass(page).selectOption('safety'); // not made at all
  await expect(page.locator(MESSAGE)).toHaveCount(0);
  await press(button(page));
  await expectSaid(page, text, glass(page));
  await colour(page).selectOption('grey');
  await expect(page.locator(MESSAGE)).toHaveCount(0);
  await press(button(page));
  await page.waitForURL(/\/echo\?attribute_mau=grey&attribute_loai-kinh=safety/);
  expect(alerts).toEqual([]);
});

test('cleared, nothing is wrong any more', async ({ page }) => {
  await page.goto(PAGE);
  await colour(page).selectOption('grey');
  await press(button(page));
  await expectSaid(page, 'Vui lòng chọn Loại kính.', glass(page));
  await press(page.locator('#product .reset_variations'));
  await expect(page.locator(MESSAGE)).toHaveCount(0);
  await expect(glass(page)).not.toHaveAttribute('aria-invalid');
});

test('where swatches stand for the list, the first of them gets the focus', async ({ page }) => {
  await page.goto(PAGE);
  await press(button(page, 'swatches'));
  const swatch = page.getByRole('button', { name: 'Ghi đậm' });
  await expectHit(page.locator(MESSAGE));
  await expect(swatch).toBeFocused();
  await expect(swatch).toHaveAccessibleDescription('Vui lòng chọn Màu.');
  await press(swatch);
  await expect(page.locator(MESSAGE)).toHaveCount(0);
});

test('a press before the script has come waits for it', async ({ page }) => {
  const alerts = alertsOf(page);
  const release = await hold(page, CHUNK);
  await page.goto(PAGE);
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expectSaid(page, 'Vui lòng chọn Màu.', colour(page));
  expect(alerts).toEqual([]);
});

test('where our script cannot be had the shop’s says it in its way', async ({ page }) => {
  const alerts = alertsOf(page);
  await page.route(CHUNK, (route) => route.abort());
  await page.goto(PAGE);
  await button(page).click();
  await expect.poll(() => alerts).toEqual(['Vui lòng chọn các tùy chọn.']);
  await expect(page).toHaveURL(PAGE);
});

test('inserted later it works; removed with its sentence it leaves nothing', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await page.goto(PAGE);
  const round = async () => {
    await page.locator('#insert').click();
    await press(button(page, 'inserted'));
    await expectHit(page.locator(MESSAGE));
    await page.locator('#remove').click();
    await expect(page.locator(MESSAGE)).toHaveCount(0);
  };
  await round();
  const before = await keptAtRest(page);
  for (let times = 0; times < 3; times++) await round();
  await expect.poll(() => kept(page)).toEqual(before);
});

test('below an option that the theme lets float', async ({ page }) => {
  await page.goto(PAGE);
  await page.addStyleTag({ content: '.variations select { float: left; inline-size: 70%; }' });
  await press(button(page));
  await expect(page.locator(MESSAGE)).toBeVisible();

  const top = await page.locator(MESSAGE).evaluate((message) => {
    const range = document.createRange();
    range.selectNodeContents(message);
    return range.getBoundingClientRect().top;
  });
  const field = await colour(page).boundingBox();
  expect(top).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0) - 2);
});
