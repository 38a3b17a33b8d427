import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { press } from '../../tests/e2e/helpers/seen';

const GALLERY = readFileSync(join(import.meta.dirname, 'golden/default.html'), 'utf8');

test.use({ viewport: { width: 400, height: 860 } });

test('put into a page that has not its stylesheet, which takes its time, it works all the same', async ({
  page,
}) => {
  await page.route('**/gallery-style-*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.continue();
  });
  await page.goto('/fixtures/pages/tabs.html');
  await page.evaluate(
    (html) => document.querySelector('main')?.insertAdjacentHTML('afterbegin', html),
    GALLERY,
  );
  const gallery = page.locator('.mullion-gallery');
  await press(gallery.getByRole('tab').nth(1));
  await expect(gallery.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(gallery).toHaveAttribute('data-state', 'ready');
  await expect(gallery.locator('.mullion-gallery__slide').nth(1)).toBeInViewport({ ratio: 0.9 });
});
