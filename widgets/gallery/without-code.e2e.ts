import { expect, test } from '@playwright/test';
import { press } from '../../tests/e2e/helpers/seen';

test('where the code cannot be had, thumbnails lead on, the picture enlarges, and no button is there that does nothing', async ({
  page,
}) => {
  await page.route(/\/build\/gallery-(?!early|style)[^/]*\.js/, (route) => route.abort());
  await page.goto('/fixtures/pages/gallery.html');
  const root = page.locator('#own');
  await press(root.getByRole('tab').nth(1));
  await expect(root.locator('[data-widget]')).toHaveAttribute('data-state', 'failed');
  await expect(root.getByText('1 / 3')).toBeHidden();
  const strip = root.locator('.mullion-gallery__strip');
  await expect.poll(() => strip.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth)).toBe(1);
  await expect(root.getByRole('button', { name: 'Xem ảnh lớn' })).toHaveCount(0);
  await press(root.getByRole('link').nth(1));
  await expect(page).toHaveURL(/cua-so-2-canh-mat-tien\.webp$/);
});

test('where no part of it can be had, the press that was held leads to the picture', async ({ page }) => {
  await page.route(/\/build\/gallery-(?!style)[^/]*\.js/, (route) => route.abort());
  await page.goto('/fixtures/pages/gallery.html');
  await press(page.locator('#variable .woocommerce-product-gallery__image a').first());
  await expect(page).toHaveURL(/\.webp$/);
});
