import { expect, test } from '@playwright/test';
import { expectHit, press } from '../../tests/e2e/helpers/seen';
import { arrow, firstInView, hydrate, open, reachable, slider, track } from '../../tests/e2e/helpers/slider';

test('the first arrow click moves one slide, with the chunk slow or gone', async ({ page }) => {
  await page.route(/\/slider-(?!early)[^/]*\.js/, (route) => route.abort());
  await open(page);
  const root = slider(page, 'sale-1');
  await press(arrow(root, '1'));
  await expect.poll(() => firstInView(root)).toBe(1);
  await press(arrow(root, '1'));
  await press(arrow(root, '1'));
  await expect.poll(() => firstInView(root)).toBe(3);
  await press(arrow(root, '-1'));
  await expect.poll(() => firstInView(root)).toBe(2);
});

test('the first arrow click moves one slide while the chunk comes', async ({ page }) => {
  await open(page);
  const root = slider(page, 'sale-1');
  await press(arrow(root, '1'));
  await expect(root).toHaveAttribute('data-state', 'ready');
  await page.waitForTimeout(2500);
  expect(await firstInView(root)).toBe(1);
  expect(await reachable(root)).toEqual([1, 2, 3, 4]);
});

test('quick clicks add up, and the ends keep the focus', async ({ page }) => {
  await open(page);
  const root = slider(page, 'sale-1');
  await hydrate(root);
  await arrow(root, '1').click({ clickCount: 2, delay: 20 });
  await expect(arrow(root, '-1')).toHaveAttribute('aria-disabled', 'false');
  await expect.poll(() => firstInView(root)).toBe(2);
  await press(arrow(root, '1'));
  await arrow(root, '1').click({ force: true }); // Playwright takes aria-disabled for disabled
  await expect.poll(() => firstInView(root)).toBe(3);
  await expect(arrow(root, '1')).toHaveAttribute('aria-disabled', 'true');
  await expect(arrow(root, '1')).toBeFocused();
});

test('arrow keys, Home and End work on the strip, and slides out of view are inert', async ({ page }) => {
  await open(page);
  const root = slider(page, 'sale-2');
  await hydrate(root);
  await track(root).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => reachable(root)).toEqual([1, 2, 3, 4]);
  await page.keyboard.press('End');
  await expect.poll(() => reachable(root)).toEqual([2, 3, 4, 5]);
  await page.keyboard.press('Home');
  await expect.poll(() => firstInView(root)).toBe(0);
  expect(await reachable(root)).toEqual([0, 1, 2, 3]);
  await expect(track(root)).toBeFocused();
});

test('the mouse drags the strip, and dragging from a link opens nothing', async ({ page }) => {
  await open(page);
  const root = slider(page, 'sale-4');
  await hydrate(root);
  const box = (await root.getByRole('link').nth(2).boundingBox())!;
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x - 150, box.y + 8, { steps: 6 });
  await page.mouse.move(box.x - 290, box.y + 8, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => firstInView(root)).toBeGreaterThan(0);
  expect(page.url()).not.toContain('san-pham');
});

test('dots go to a slide during a movement and say where it stands', async ({ page }) => {
  await open(page);
  const root = slider(page, 'testimonial');
  await hydrate(root);
  const dots = root.locator('.mullion-slider__dot');
  await expect(dots).toHaveCount(4);
  await press(dots.nth(3));
  await page.waitForTimeout(150);
  await press(dots.nth(1));
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => firstInView(root)).toBe(1);
  await expectHit(root.locator('li').nth(1));
  const box = (await dots.nth(0).boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
});

test('a slider whose slides all fit has no controls', async ({ page }) => {
  await open(page);
  await expect(arrow(slider(page, 'few'), '1')).toBeHidden();
  await hydrate(slider(page, 'few'));
  await expect(arrow(slider(page, 'few'), '1')).toBeHidden();
  await expect(slider(page, 'one').getByRole('button')).toHaveCount(0);
});
