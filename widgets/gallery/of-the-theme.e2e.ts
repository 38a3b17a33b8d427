import { expect, type Page, test } from '@playwright/test';
import { watchLayoutShift } from '../../tests/e2e/helpers/page-health';
import { expectHit, press } from '../../tests/e2e/helpers/seen';
import { PAGE, QUARTERS, servedWith } from '../../tests/e2e/helpers/shop-gallery';

test("the shop's thumbnails have the theme's look, four to a row, and push nothing when they come", async ({
  page,
}) => {
  const shift = await watchLayoutShift(page);
  await servedWith(page, QUARTERS);
  // Pictures that come after their place.
  await page.route('**/*480x480.webp?100', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto(PAGE);
  const root = page.locator('#variable');
  const tab = (index: number) => root.getByRole('tab').nth(index);
  await expect(tab(7)).toBeVisible();
  const whole = (await root.boundingBox())!;
  const places = await Promise.all([0, 3, 4, 7].map(async (index) => (await tab(index).boundingBox())!));
  for (const { width } of places) expect(width).toBeCloseTo(whole.width / 4, 0);
  const [first, fourth, fifth] = places as [DOMRect, DOMRect, DOMRect];
  expect([fourth.y, fifth.x]).toEqual([first.y, first.x]);
  expect(fifth.y).toBeGreaterThan(first.y + first.height - 1);

  await expect(tab(0)).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await expect(tab(5)).toHaveCSS('opacity', '0.6');
  await press(tab(5));
  await expectHit(root.locator('.woocommerce-product-gallery__image a').nth(5));
  await expect(tab(5)).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await expect(tab(0)).toHaveCSS('opacity', '0.6');
  // WooCommerce's gallery says no number.
  await expect(root.getByText('6 / 8')).toBeHidden();
  expect(await shift()).toBe(0);
});

test('pictures that a theme lays upon each other, with room for its thumbnails, come into view one by one', async ({
  page,
}) => {
  // As Savoy has it.
  const wrapper = '.woocommerce-product-gallery__wrapper { overflow: hidden; padding-left: 42px; }';
  const picture = '.woocommerce-product-gallery__image { position: absolute; }';
  const first = '.woocommerce-product-gallery__image:first-child { position: relative; }';
  await servedWith(page, QUARTERS + wrapper + picture + first);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto(PAGE);
  const root = page.locator('#variable');
  const at = async (index: number) =>
    Math.round((await root.locator('.woocommerce-product-gallery__image').nth(index).boundingBox())!.x);
  const strip = (await root.locator('.woocommerce-product-gallery__wrapper').boundingBox())!;
  const place = Math.round(strip.x + 42);
  await press(root.getByRole('tab').nth(2));
  await expectHit(root.locator('.woocommerce-product-gallery__image a').nth(2));
  await expect.poll(() => at(2)).toBe(place);
  // What stands before it is not seen in the room beside it.
  const { y } = (await root.boundingBox())!;
  const beside = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left!, top!)?.closest('[class*="gallery__image"]') ?? null,
    [place - 20, y + 100],
  );
  expect(beside).toBeNull();
});

test('pictures that a theme has small until a slider comes are as large as the first one', async ({
  page,
}) => {
  // As Kadence has it.
  const picture =
    'html body .product > .woocommerce-product-gallery .woocommerce-product-gallery__image:nth-child(n+2)';
  const small = `${picture} { display: inline-block; width: 33%; height: 65px; margin-top: -31px; }
    ${picture} img { width: auto; height: 65px; }`;
  await servedWith(page, QUARTERS + small);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto(PAGE);
  const root = page.locator('#variable');
  const pictures = root.locator('.woocommerce-product-gallery__image img:not(.zoomImg)');
  await press(root.getByRole('tab').nth(2));
  await expectHit(root.locator('.woocommerce-product-gallery__image a').nth(2));
  const boxes = await Promise.all([0, 2].map(async (index) => (await pictures.nth(index).boundingBox())!));
  const [first, third] = boxes as [DOMRect, DOMRect];
  expect([third.width, third.height, third.y].map(Math.round)).toEqual(
    [first.width, first.height, first.y].map(Math.round),
  );
});

/** From the picture in view to the first thumbnail, in px. */
async function roomBelowPicture(page: Page): Promise<number> {
  const root = page.locator('#variable');
  const thumb = root.getByRole('tab').first();
  await expect(thumb).toBeVisible();
  const picture = (await root.locator('.woocommerce-product-gallery__image img').first().boundingBox())!;
  return (await thumb.boundingBox())!.y - picture.y - picture.height;
}

test('pictures that stand one below the other until a slider comes leave no room below the first', async ({
  page,
}) => {
  // As Impreza has it.
  const room = '.woocommerce-product-gallery__image:not(:last-child) { margin-bottom: 24px; }';
  await servedWith(page, QUARTERS + room);
  await page.goto(PAGE);
  expect(await roomBelowPicture(page)).toBeLessThan(12);
});

test('the room that a theme has below the viewport of a slider is there', async ({ page }) => {
  // As Twenty Twenty-One has it: the one is said of the strip in the viewport.
  const room = `.flex-viewport { margin-bottom: 24px; }
    .woocommerce-product-gallery .woocommerce-product-gallery__wrapper { margin: 0; }`;
  const shift = await watchLayoutShift(page);
  await servedWith(page, QUARTERS + room);
  await page.goto(PAGE);
  expect(await roomBelowPicture(page)).toBeCloseTo(24, 0);
  expect(await shift()).toBe(0);
});

test("a gallery that the theme's own slider rebuilds when the page is there is the theme's", async ({
  page,
}) => {
  await servedWith(page, QUARTERS);
  await page.goto(PAGE);
  const root = page.locator('#variable');
  await expect(root.getByRole('tab').first()).toBeVisible();
  await root.evaluate((gallery) => {
    // As Ecomus does, for Swiper.
    const track = gallery.querySelector('.woocommerce-product-gallery__wrapper')!;
    const swiper = document.createElement('div');
    swiper.append(...track.children);
    track.append(swiper);
    const seen: string[] = [];
    gallery.addEventListener('click', (event) => {
      event.preventDefault();
      seen.push((event.target as Element).tagName);
    });
    Object.assign(window, { seen });
  });
  await expect(root.getByRole('tab')).toHaveCount(0);
  await expect(root.locator('.mullion-gallery__zoom')).toHaveCount(0);
  await press(root.locator('img').first());
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['IMG']);
});

/** One row, whose pictures give way (Botiga) or do not. */
const rowOf = (width: string) => `.flex-control-thumbs { display: flex; gap: 20px; margin: 0; }
  .flex-control-thumbs li { width: 95px; }
  .flex-control-thumbs li img { width: ${width}; height: auto; }`;

for (const [width, what] of [
  ['100%', 'gives way on a phone'],
  ['72px', 'that does not give way is scrolled, and none lies on another'],
] as const)
  test(`a theme's row of thumbnails ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await servedWith(page, rowOf(width));
    await page.goto(PAGE);
    const root = page.locator('#variable');
    await expect(root.getByRole('tab').nth(7)).toBeVisible();
    const row = (await root.getByRole('tablist').boundingBox())!;
    const [first, second] = await Promise.all(
      [0, 1].map((index) => root.getByRole('tab').nth(index).boundingBox()),
    );
    expect(first!.width).toBeCloseTo(width === '72px' ? 72 : (row.width - 7 * 20) / 8, 0);
    expect(second!.x - first!.x).toBeCloseTo(first!.width + 20, 0);
    await press(root.getByRole('tab').nth(7));
    await expectHit(root.getByRole('tab').nth(7));
  });

test('where a reset says that every figure and div is a block, the pictures are a strip all the same', async ({
  page,
}) => {
  await servedWith(page, 'div, figure { display: block }');
  await page.goto(PAGE);
  const root = page.locator('#variable');
  await press(root.getByRole('tab').nth(5));
  await expectHit(root.locator('.woocommerce-product-gallery__image a').nth(5));
});

test("what enlarges works, once, where a theme's script has put an empty copy of it over the pictures", async ({
  page,
}) => {
  await page.goto(PAGE);
  const root = page.locator('#variable');
  const zoom = root.getByRole('button', { name: 'Xem ảnh lớn' });
  await expect(zoom).toBeVisible();
  // As Betheme does, into what would be FlexSlider's window.
  await zoom.evaluate((button) => {
    const copy = button.cloneNode() as Element;
    button.closest('.woocommerce-product-gallery')!.querySelector('.flex-viewport')!.append(copy);
  });
  await press(zoom.last());
  await expectHit(page.getByRole('dialog').getByRole('img').first());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(zoom).toHaveCount(1);
  await expect(zoom).toBeFocused();
});
