import { expect, test } from '@playwright/test';
import { press } from '../../tests/e2e/helpers/seen';
import {
  arrow,
  firstInView,
  hydrate,
  open,
  perView,
  reachable,
  slider,
} from '../../tests/e2e/helpers/slider';

/** Slides in view by the spec, at viewports above 1199, then up to 1199, 980, 768 and 479 px. */
const PER_VIEW: Record<string, number[]> = {
  home: [1, 1, 1, 1, 1],
  partner: [5, 6, 4, 3, 2],
  'sale-1': [4, 4, 4, 2, 2],
  'sale-2': [4, 4, 3, 2, 1],
  'sale-3': [1, 1, 1, 1, 1],
  'sale-4': [4, 4, 3, 2, 1],
  post: [3, 3, 2, 2, 1],
  'tab-container': [1, 1, 1, 1, 1],
  tab: [1, 1, 1, 1, 1],
  'best-seller': [1, 1, 1, 1, 1],
  testimonial: [1, 1, 1, 1, 1],
  'shop-category': [4, 4, 3, 1, 1],
  brand: [5, 5, 4, 3, 1],
  'tab-2': [5, 3, 3, 1, 1],
  blog: [1, 1, 1, 1, 1],
};
const WIDTHS = [1280, 1100, 900, 700, 400];

for (const [at, width] of WIDTHS.entries()) {
  test(`every preset shows its number of slides at ${width} px`, async ({ page }) => {
    await open(page, { width });
    for (const [preset, numbers] of Object.entries(PER_VIEW))
      expect([preset, await perView(slider(page, preset))]).toEqual([preset, numbers[at]]);
  });
}

test('the post slider is on its mobile number from 576 px', async ({ page }) => {
  await open(page, { width: 577 });
  expect(await perView(slider(page, 'post'))).toBe(2);
  await page.setViewportSize({ width: 576, height: 800 });
  expect(await perView(slider(page, 'post'))).toBe(1);
});

test('from right to left the left arrow leads on', async ({ page }) => {
  await open(page);
  const root = slider(page, 'rtl');
  await hydrate(root);
  await press(arrow(root, '1'));
  await expect.poll(() => firstInView(root)).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => firstInView(root)).toBe(2);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => firstInView(root)).toBe(1);
});

test('a slider in a hidden tab has the right places once it is shown', async ({ page }) => {
  await open(page);
  await page.locator('#show-panel').click();
  const root = slider(page, 'hidden');
  await expect(arrow(root, '1')).toBeVisible();
  await press(arrow(root, '1'));
  await expect.poll(() => firstInView(root)).toBe(1);
  await page.locator('#show-panel').click();
  await page.locator('#show-panel').click();
  await press(arrow(root, '1'));
  await expect.poll(() => firstInView(root)).toBe(2);
});

test('another viewport keeps the slide', async ({ page }) => {
  await open(page);
  const root = slider(page, 'sale-2');
  await hydrate(root);
  await press(arrow(root, '1'));
  await expect.poll(() => firstInView(root)).toBe(1);
  await page.waitForTimeout(2200);
  await page.setViewportSize({ width: 700, height: 800 });
  await expect.poll(() => reachable(root)).toEqual([1, 2]);
  expect(await firstInView(root)).toBe(1);
});
