import { expect, type Page, test } from '@playwright/test';
import { alertsOf } from '../helpers/alerts';
import { PAGES } from '../helpers/demo-pages';
import { cartOnServer } from '../helpers/real-shop';
import { expectHit, press } from '../helpers/seen';

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
  await expect(gallery(page).getByRole('tab').first()).toBeVisible();
  const widths = await gallery(page)
    .locator('.woocommerce-product-gallery__image img')
    .evaluateAll((pictures) => pictures.map((picture) => Number(picture.getAttribute('width'))));
  expect(widths.length).toBeGreaterThan(1);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(600);
  expect(files.filter((url) => /flexslider|photoswipe|jquery\.zoom/.test(url))).toEqual([]);
});

test('plugins hear of the gallery once, also where the shop’s script comes after ours', async ({ page }) => {
  await page.route(/\/single-product(\.min)?\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(PRODUCT);
  await press(gallery(page).getByRole('tab').nth(1));
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

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`without a choice the option is asked for, and nothing is added, ${width} px wide`, async ({
    page,
  }) => {
    const alerts = alertsOf(page);
    await page.setViewportSize({ width, height });
    await page.goto(PAGES.find(({ name }) => name === 'product-variable')?.path ?? '');
    const add = page.locator('.single_add_to_cart_button');
    const options = page.locator('.variations select');
    const sentence = page.locator('.variations').getByText('Vui lòng chọn');
    await expect(add).toHaveClass(/wc-variation-selection-needed/);

    for (const [at, name] of (await page.locator('.variations label').allInnerTexts()).entries()) {
      await press(add);
      await expect(sentence).toHaveText([`Vui lòng chọn ${name}.`]);
      await expectHit(sentence);
      await expect(options.nth(at)).toBeFocused();
      await expectHit(options.nth(at));
      await expect(options.nth(at)).toHaveAccessibleDescription(`Vui lòng chọn ${name}.`);
      await options.nth(at).selectOption({ index: 1 });
      await expect(sentence).toHaveCount(0);
    }
    // Cleared by a key, nothing is asked for any more.
    const clear = page.locator('.reset_variations');
    const clearByKey = async () => {
      await expectHit(clear); // WooCommerce fades it in
      await clear.focus();
      await page.keyboard.press('Enter');
    };
    await clearByKey();
    await expect(options.first()).toHaveValue('');
    await options.first().selectOption({ index: 1 });
    await press(add);
    await expectHit(sentence);
    await clearByKey();
    await expect(sentence).toHaveCount(0);
    expect(alerts).toEqual([]);
    expect(await cartOnServer(page)).toEqual({});

    // Pressed at once, before the shop has looked the choice up.
    for (const option of await options.all()) await option.selectOption({ index: 1 });
    await add.click();
    await expect.poll(async () => Object.values(await cartOnServer(page))).toEqual([1]);
    expect(alerts).toEqual([]);
  });
}

test('the reduction that a card tells is that of its two prices', async ({ page }) => {
  await page.goto('/khuyen-mai/');
  const cards = await page.locator('.product:has(.onsale):has(del):has(ins)').evaluateAll((all) =>
    all.map((card) => {
      const numberIn = (selector: string) =>
        Number(card.querySelector(selector)?.textContent?.replace(/\D/g, ''));
      return { told: numberIn('.onsale'), was: numberIn('del .amount'), is: numberIn('ins .amount') };
    }),
  );
  expect(cards.length).toBeGreaterThan(3);
  for (const { told, was, is } of cards) expect(told).toBe(Math.round(100 * (1 - is / was)));
});
