import { expect, type Locator, test } from '@playwright/test';
import { expectHit, press } from '../../tests/e2e/helpers/seen';
import { arrow, firstInView, hydrate, open, slider, track } from '../../tests/e2e/helpers/slider';

const pause = (root: Locator) => root.locator('.mullion-slider__pause');
/** What a visitor sees on it: two bars, of eight corners, or a triangle. */
const corners = (root: Locator) =>
  pause(root).evaluate((button) => getComputedStyle(button, '::before').clipPath.split(',').length);
const current = (root: Locator) =>
  root
    .locator('.mullion-slider__dot')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.hasAttribute('aria-current')));

test('goes on after its pause, waits under the pointer, and stops for good with the focus', async ({
  page,
}) => {
  test.slow(); // it watches whole movements of 5 s
  await open(page);
  const root = slider(page, 'home');
  await expect(pause(root)).toHaveAccessibleName(/./);
  await expect(track(root)).toHaveAttribute('aria-live', 'off');
  await expect.poll(() => current(root), { timeout: 8000 }).toBe(1);
  await expect(root.locator('li').nth(1)).toHaveCSS('opacity', '1', { timeout: 7000 });

  await root.hover();
  await page.waitForTimeout(6000);
  expect(await current(root)).toBe(1);
  await expectHit(root.locator('li').nth(1));
  await page.mouse.move(2, 2);
  await expect.poll(() => current(root), { timeout: 8000 }).toBe(2);
  await expectHit(root.locator('li').nth(2));

  await root.locator('li').nth(2).getByRole('link').focus();
  await expect.poll(() => corners(root)).toBe(3);
  await expect(track(root)).toHaveAttribute('aria-live', 'polite');
  await page.locator('h1').click();
  await expect(pause(root)).toHaveAttribute('value', 'play');
  await press(pause(root));
  await expect.poll(() => corners(root)).toBe(8);
});

test('the pause button is the first stop of the Tab key', async ({ page }) => {
  await open(page);
  await expectHit(pause(slider(page, 'home')));
  await page.locator('h1').click();
  await page.keyboard.press('Tab');
  await expect(pause(slider(page, 'home'))).toBeFocused();
  await expect(pause(slider(page, 'home'))).toHaveAttribute('value', 'pause');
});

test('stands still where less motion is asked for, also when that comes later', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(pause(slider(page, 'home'))).toHaveAttribute('value', 'play');
  const sale = slider(page, 'sale-1');
  await hydrate(sale);
  await press(arrow(sale, '1'));
  await expect.poll(() => firstInView(sale)).toBe(1);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  await expect(pause(slider(page, 'home'))).toHaveAttribute('value', 'pause');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pause(slider(page, 'home'))).toHaveAttribute('value', 'play');
});

test('waits while it is out of view', async ({ page }) => {
  await page.clock.install();
  await open(page);
  const root = slider(page, 'home');
  await expect(pause(root)).toHaveAttribute('value', 'pause');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.clock.runFor(20_000);
  expect(await current(root)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.clock.runFor(5500);
  expect(await current(root)).toBe(1);
});
