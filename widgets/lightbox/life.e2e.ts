import { expect, type Page, test } from '@playwright/test';
import { hold } from '../../tests/e2e/helpers/held';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import { expectAccessible } from '../../tests/e2e/helpers/page-health';

const PAGE = '/fixtures/pages/lightbox.html';
const viewer = (page: Page) => page.getByRole('dialog');
const counter = (page: Page) => viewer(page).locator('.mullion-lightbox__counter');

for (const link of ['#works a', '#one'])
  test(`a click that comes before the viewer is held, and opens it once: ${link}`, async ({ page }) => {
    const clicked = await hold(page, '**/build/lightbox-*.js');
    await page.goto(PAGE);
    await page.locator(link).first().click();
    clicked();
    await expect(viewer(page)).toHaveCount(1);
    await expect(page).toHaveURL(PAGE);
  });

test('where the viewer cannot be had the link leads to the picture', async ({ page }) => {
  await page.route('**/build/lightbox-*.js*', (route) => route.abort());
  await page.goto(PAGE);
  await page.locator('#works a').first().click();
  await expect(page).toHaveURL(/vach-kinh-van-phong\.webp$/);
});

test('what is pressed before React has come is done when it has', async ({ page }) => {
  const come = await hold(page, '**/build/Viewer-*.js');
  await page.goto(PAGE);
  await page.locator('#works a').first().click();
  await expect(viewer(page).getByRole('button', { name: 'Đóng' })).toBeFocused();
  await expect(viewer(page).locator('img')).toHaveJSProperty('complete', true);
  const shown = await viewer(page).locator('img').elementHandle();
  for (let times = 0; times < 2; times++) await viewer(page).getByRole('button', { name: 'Ảnh sau' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('1 / 4');
  come();
  await expect(counter(page)).toHaveText('2 / 4');
  expect(await shown?.evaluate((image) => image.isConnected)).toBe(false);
});

test('without React the dialog shows the one picture, waits for nothing, and closes', async ({ page }) => {
  await page.route('**/build/Viewer-*.js', (route) => route.abort());
  await page.goto(PAGE);
  await page.locator('#works a').first().click();
  await expect(viewer(page).locator('img')).toHaveJSProperty('complete', true);
  await expect(viewer(page).getByRole('button')).toHaveCount(1);
  await expectAccessible(page);
  await viewer(page).getByRole('button', { name: 'Đóng' }).click();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page.locator('#works a').first()).toBeFocused();
});

test('without glightbox the buttons and keys do all', async ({ page }) => {
  await page.route('**/build/movement-*.js', (route) => route.abort());
  await page.goto(PAGE);
  await page.locator('#works a').first().click();
  await viewer(page).getByRole('button', { name: 'Phóng to' }).click();
  await viewer(page).getByRole('button', { name: 'Ảnh sau' }).click();
  await expect(counter(page)).toHaveText('2 / 4');
  await page.keyboard.press('End');
  await expect(counter(page)).toHaveText('4 / 4');
});

test('without JavaScript every link leads to its picture', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  await page.locator('#works a').first().click();
  await expect(page).toHaveURL(/vach-kinh-van-phong\.webp$/);
  await context.close();
});

test('two on one page do not disturb each other, and one name joins links', async ({ page }) => {
  await page.goto(PAGE);
  await page.locator('#two').click();
  await expect(counter(page)).toHaveText('2 / 2');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer(page)).toContainText('Cabin tắm');
  await page.keyboard.press('Escape');
  await expect(page.locator('#two')).toBeFocused();
  await page.locator('#works a').last().click();
  await expect(counter(page)).toHaveText('4 / 4');
});

test('a picture that is gone leaves a message and a link', async ({ page }) => {
  await page.goto(PAGE);
  await page.locator('#gone').click();
  await expect(viewer(page)).toContainText('Không tải được');
  await expect(viewer(page).getByRole('link')).toHaveAttribute('href', /khong-co\.webp$/);
  await expectAccessible(page);
});

test('inserted later it works; removed it closes and leaves no listener, timer or node', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await page.goto(PAGE);
  const round = async () => {
    await page.locator('#insert').click();
    await page.locator('#inserted').click();
    await expect(viewer(page)).toHaveAttribute('data-state', 'ready');
    await page.evaluate(() => document.getElementById('inserted')?.remove());
    await expect(viewer(page)).toHaveCount(0);
    await page.waitForTimeout(300);
  };
  await round();
  const before = await keptAtRest(page);
  for (let times = 0; times < 3; times++) await round();
  expect(await kept(page)).toEqual(before);
  await expect(page.locator('html')).not.toHaveClass(/mullion-locked/);
});
