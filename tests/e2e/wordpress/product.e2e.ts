import { expect, type Page, test } from '@playwright/test';
import { press } from '../helpers/seen';

const PRODUCT = '/san-pham/cua-di-2-canh-mo-quay-he-55/';
const gallery = (page: Page) => page.locator('.woocommerce-product-gallery');

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    // Bound as early as any plugin can: when jQuery has come, before anybody's ready handler.
    document.addEventListener(
      'readystatechange',
      () => {
        const { jQuery } = window as unknown as {
          jQuery?: (target: Document) => {
            on(names: string, heard: (event: { type: string }) => void): void;
          };
        };
        const names = 'wc-product-gallery-before-init wc-product-gallery-after-init';
        jQuery?.(document).on(names, ({ type }) => heard.push(type));
      },
      { once: true },
    );
  });
});

test('the gallery shows large pictures and none of the shop’s gallery plugins comes', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto(PRODUCT);
  await expect(gallery(page)).toHaveAttribute('data-state', 'ready');
  const widths = await gallery(page)
    .locator('.woocommerce-product-gallery__image img')
    .evaluateAll((pictures) => pictures.map((picture) => Number(picture.getAttribute('width'))));
  expect(widths.length).toBeGreaterThan(1);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(600);
  expect(files.filter((url) => /flexslider|photoswipe|jquery\.zoom/.test(url))).toEqual([]);
});

test('plugins hear of the gallery once', async ({ page }) => {
  await page.goto(PRODUCT);
  await expect(gallery(page)).toHaveAttribute('data-state', 'ready');
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard).toEqual(['wc-product-gallery-before-init', 'wc-product-gallery-after-init']);
});

test('a picture opens large and the focus comes back', async ({ page }) => {
  await page.goto(PRODUCT);
  await press(page.getByRole('tab').nth(1));
  const link = gallery(page).locator('.woocommerce-product-gallery__image a').nth(1);
  await press(link);
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('without JavaScript every picture can be seen and followed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PRODUCT);
  await expect(gallery(page)).toHaveCSS('opacity', '1');
  const link = gallery(page).locator('.woocommerce-product-gallery__image a').first();
  expect(await link.getAttribute('href')).toMatch(/\.(webp|jpe?g|png)$/);
  await context.close();
});
