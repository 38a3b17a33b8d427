import { expect, type Locator, test } from '@playwright/test';
import { collectProblems } from '../../tests/e2e/helpers/page-health';
import { expectHit, press } from '../../tests/e2e/helpers/seen';
import { PAGE, QUARTERS, servedWith } from '../../tests/e2e/helpers/shop-gallery';

test('thumbnails that a theme hides until its script has arranged them are there without that', async ({
  page,
}) => {
  // As Martfury has it.
  const hidden = `html body .product > .woocommerce-product-gallery .flex-control-nav {
    position: absolute; top: -5px; left: 0; width: 70px; opacity: 0; }`;
  await servedWith(page, QUARTERS + hidden);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto(PAGE);
  const root = page.locator('#variable');
  const row = root.getByRole('tablist');
  await expect(row).toHaveCSS('opacity', '1');
  await press(root.getByRole('tab').nth(2));
  await expectHit(root.locator('.woocommerce-product-gallery__image a').nth(2));
  const [strip, thumbs] = [await root.locator('> :first-child').boundingBox(), await row.boundingBox()];
  expect(thumbs!.y).toBeGreaterThanOrEqual(strip!.y + strip!.height);
});

test('of thumbnails that a theme hides, and has in the middle of a row too short for them, the first is in view', async ({
  page,
}) => {
  // As Razzi has it, whose script makes a slider of what FlexSlider made.
  const hidden = `html body .product > .woocommerce-product-gallery .flex-control-thumbs { opacity: 0; }
  html body .product .woocommerce-product-gallery .flex-control-nav { justify-content: center; width: 100%; }`;
  await page.setViewportSize({ width: 360, height: 800 });
  await servedWith(page, QUARTERS + hidden);
  await page.goto(PAGE);
  const root = page.locator('#variable');
  const row = root.getByRole('tablist');
  await expect(row).toHaveCSS('opacity', '1');
  const [all, first] = [await row.boundingBox(), await root.getByRole('tab').first().boundingBox()];
  expect(first!.x).toBeGreaterThanOrEqual(all!.x);
});

/** As Machic has it, whose script makes a carousel of what FlexSlider made, 100 ms after the page is there. */
const LEFT_TO_A_CAROUSEL = `ol.flex-control-thumbs { display: block; margin: 0; padding: 0; list-style: none; }
  ol.flex-control-thumbs li { float: none; width: auto; }
  ol.flex-control-thumbs img { width: 54px; }`;

test('thumbnails that a theme leaves to a carousel of its own are rows without that', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await servedWith(page, LEFT_TO_A_CAROUSEL);
  await page.goto(PAGE);
  await expectRows(page.locator('#variable'));
});

test('thumbnails of which a theme has made a carousel are rows again once ours are used', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await servedWith(page, '.stage { display: flex; } .stage > div { flex: 0 0 25%; }');
  const problems = collectProblems(page);
  await page.goto(PAGE);
  const root = page.locator('#variable');
  await expect(root.getByRole('tab').nth(7)).toBeAttached();
  await root.getByRole('tablist').evaluate((row) => {
    const stage = Object.assign(document.createElement('div'), { className: 'stage' });
    for (const item of [...row.children]) {
      const place = document.createElement('div');
      place.append(item);
      stage.append(place);
    }
    row.append(stage);
  });
  await press(root.getByRole('tab').nth(2));
  await expectHit(root.locator('.woocommerce-product-gallery__image a').nth(2));
  await expectRows(root);
  await press(root.getByRole('tab').nth(1));
  await expectHit(root.locator('.woocommerce-product-gallery__image a').nth(1));
  expect(problems).toEqual([]);
});

test('pictures of which a theme has made a carousel, behind a button of its own, are as high as they are', async ({
  page,
}) => {
  // As slick does, in Urna's quick view.
  await servedWith(
    page,
    '#variable .list { overflow: hidden; } #variable .rail { display: flex; width: 800%; }',
  );
  await page.goto(PAGE);
  const root = page.locator('#variable');
  await root.locator('> :first-child').evaluate((strip) => {
    const rail = Object.assign(document.createElement('div'), { className: 'rail' });
    const list = Object.assign(document.createElement('div'), { className: 'list' });
    rail.append(...strip.children);
    list.append(rail);
    (strip as HTMLElement).style.display = 'block';
    strip.append(document.createElement('button'), list);
  });
  const first = root.locator('.woocommerce-product-gallery__image img').first();
  await expectHit(first);
  const { width, height } = (await first.boundingBox())!;
  expect(height).toBeGreaterThan(width / 2);
});

/** Some thumbnails stand beside each other, and all are large enough to be told apart. */
async function expectRows(root: Locator) {
  const place = async (index: number) => (await root.getByRole('tab').nth(index).boundingBox())!;
  await expect(async () => {
    const [first, second] = [await place(0), await place(1)];
    expect(second.y).toBe(first.y);
    expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
    expect(first.width).toBeGreaterThan(40);
  }).toPass({ timeout: 5000 });
}
