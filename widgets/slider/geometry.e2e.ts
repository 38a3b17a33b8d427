import { expect, test } from '@playwright/test';
import { press } from '../../tests/e2e/helpers/seen';
import {
  arrow,
  firstInView,
  hydrate,
  open,
  PRESETS,
  perView,
  reachable,
  slider,
} from '../../tests/e2e/helpers/slider';
import type { Preset } from './presets.mjs';

const NAMES = ['wide', 'desktop', 'laptop', 'tablet', 'mobile'] as const;
/** Viewports above 1199, then up to 1199, 980, 768 and 479 px. */
const WIDTHS = [1280, 1100, 900, 700, 400];

/** Slides in view: what is left out is as the next wider one. */
const wanted = ({ items = {} }: Preset, at: number) =>
  NAMES.slice(0, at + 1).reduce((wider, name) => items[name] ?? wider, 1);

for (const [at, width] of WIDTHS.entries()) {
  test(`every preset shows its number of slides at ${width} px`, async ({ page }) => {
    await open(page, { width });
    for (const [name, preset] of Object.entries(PRESETS).filter(([name]) => name !== 'plain'))
      expect([name, await perView(slider(page, name))]).toEqual([name, wanted(preset, at)]);
  });
}

test('the post slider is on its mobile number from 576 px', async ({ page }) => {
  await open(page, { width: 577 });
  expect(await perView(slider(page, 'post'))).toBe(2);
  await page.setViewportSize({ width: 576, height: 800 });
  expect(await perView(slider(page, 'post'))).toBe(1);
});

test('where nothing else says that there is more, the strip has a scroll bar', async ({ page }) => {
  await open(page);
  for (const [name, { arrows, dots, autoplay }] of Object.entries(PRESETS)) {
    if (name === 'plain') continue;
    const bar = arrows || dots || autoplay ? 'none' : 'thin';
    await expect(slider(page, name).locator('> :is(ul, ol, div)').first()).toHaveCSS('scrollbar-width', bar);
  }
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

test('words for screen readers alone, as in a reduced price, make no page wider', async ({ page }) => {
  await open(page);
  await page.locator('[data-widget="slider"] > :is(ul, ol, div) > :last-child').evaluateAll((slides) => {
    for (const slide of slides)
      slide.insertAdjacentHTML('beforeend', '<b style="position: absolute">Before</b>');
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
