import { expect, type Page, test } from '@playwright/test';
import { hold } from '../../tests/e2e/helpers/held';
import { expectHit, press } from '../../tests/e2e/helpers/seen';
import { PAGE } from '../../tests/e2e/helpers/shop-gallery';

const root = (page: Page) => page.locator('#variable');
const tab = (page: Page, index: number) => root(page).getByRole('tab').nth(index);
/** The picture that a visitor sees at this place of the strip. */
async function expectPicture(page: Page, index: number) {
  await root(page).scrollIntoViewIfNeeded();
  await expectHit(root(page).locator('.woocommerce-product-gallery__image a').nth(index));
}
const choose = (page: Page, value: string) => page.locator('#colour').selectOption(value);

/** The page with jQuery in its head, and what it tells of the gallery. */
async function openWithJQuery(page: Page) {
  await page.route('**/jquery.js', (route) =>
    route.fulfill({ path: 'node_modules/jquery/dist/jquery.min.js', contentType: 'text/javascript' }),
  );
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const script = '<script src="/jquery.js"></script><script src="/heard.js"></script></head>';
    await route.fulfill({ response, body: (await response.text()).replace('</head>', script) });
  });
  await page.route('**/heard.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.heard = [];
jQuery(document).on('wc-product-gallery-before-init wc-product-gallery-after-init', (event, element) => {
  if (element.id === 'variable') heard.push([event.type, Boolean(document.querySelector('#variable [role=tab]'))]);
});`,
    }),
  );
  await page.goto(PAGE);
  await expect(tab(page, 0)).toBeVisible();
}

test('a variation’s picture shows, wherever the gallery was, and its thumbnail too', async ({ page }) => {
  await page.goto(PAGE);
  await press(tab(page, 4));
  await expectPicture(page, 4);
  await expect(root(page)).toHaveAttribute('data-state', 'ready');
  await choose(page, 'new');
  await expectPicture(page, 0);
  await expect(tab(page, 0)).toHaveAccessibleName('Ảnh 1 trên 8: Màu trắng sứ');
  await expect(tab(page, 0)).toHaveAttribute('src', /khoa-tay-gat-trang-480x480\.webp\?100$/);
  const strip = root(page).locator('> :first-child');
  await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(0);

  await press(root(page).locator('.woocommerce-product-gallery__image:not([inert]) a'));
  await expect(page.getByRole('dialog').locator('img')).toHaveAttribute('src', /khoa-tay-gat-trang\.webp$/);
  await page.keyboard.press('Escape');

  await choose(page, 'third');
  await expectPicture(page, 2);
  await choose(page, '');
  await expectPicture(page, 0);
  await expect(tab(page, 0)).toHaveAttribute('src', /cua-di-1-canh-480x480\.webp\?100$/);
});

test('one that was chosen before the gallery started goes back to the product’s picture', async ({
  page,
}) => {
  const letCome = await hold(page, '**/build/gallery-*.js');
  await page.goto(PAGE);
  await choose(page, 'new');
  letCome();
  await expect(tab(page, 0)).toHaveAccessibleName(/Màu trắng sứ/);
  await choose(page, '');
  await expect(tab(page, 0)).toHaveAttribute('src', /cua-di-1-canh-480x480\.webp\?100$/);
});

test('one that is chosen while the gallery’s code is on its way shows, wherever the gallery was', async ({
  page,
}) => {
  const letCome = await hold(page, /\/build\/gallery-(?!early)[\w-]+\.js$/);
  await page.goto(PAGE);
  await press(tab(page, 4));
  await choose(page, 'new');
  await expectPicture(page, 0);
  letCome();
  await expect(root(page)).toHaveAttribute('data-state', 'ready');
  await expect(tab(page, 0)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 0)).toHaveAttribute('src', /khoa-tay-gat-trang-480x480\.webp$/);
  await expectPicture(page, 0);
  await choose(page, '');
  await expect(tab(page, 0)).toHaveAttribute('src', /cua-di-1-canh-480x480\.webp(\?100)?$/);
});

test('with jQuery, plugins hear the start, and the variation script’s words are obeyed', async ({ page }) => {
  await openWithJQuery(page);
  expect(await page.evaluate(() => (window as unknown as { heard: unknown }).heard)).toEqual([
    ['wc-product-gallery-before-init', false],
    ['wc-product-gallery-after-init', true],
  ]);
  const tell = (selector: string, name: string) =>
    page.evaluate(
      ([target, event]) => {
        const { jQuery } = window as unknown as {
          jQuery(selector: string): { trigger(event: string): void };
        };
        jQuery(target as string).trigger(event as string);
      },
      [selector, name],
    );
  await tell('#variable .flex-control-nav li:nth-child(4) img', 'flexslider-click');
  await expectPicture(page, 3);
  await tell('#variable', 'woocommerce_gallery_reset_slide_position');
  await expectPicture(page, 0);
  await tell('#variable .flex-control-nav li:nth-child(6) img', 'click');
  await expectPicture(page, 5);
});
