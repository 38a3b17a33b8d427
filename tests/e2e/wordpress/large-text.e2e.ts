import { expect, type Page, test } from '@playwright/test';
import { enlargeText } from '../helpers/large-text';
import { expectInside } from '../helpers/seen';

/** The home page with text twice as large, scrolled through: every slider has its arrows. */
async function openLarge(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.goto('/');
  await enlargeText(page, 'ltr');
  for (const slider of await page.locator('.product-slider:visible').all()) {
    await slider.scrollIntoViewIfNeeded();
    await expect(slider.locator('.mullion-slider__arrow')).toHaveCount(2);
  }
}

/** Words of a slider's head that an arrow lies on. */
const wordsUnderArrows = (slider: Element) => {
  const head = slider.previousElementSibling as Element;
  const words = document.createRange();
  words.selectNodeContents(head);
  const arrows = [...slider.querySelectorAll('.mullion-slider__arrow')].map((arrow) =>
    arrow.getBoundingClientRect(),
  );
  return [...words.getClientRects()].filter((line) =>
    arrows.some(
      ({ left, right, top, bottom }) =>
        line.left < right && line.right > left && line.top < bottom && line.bottom > top,
    ),
  ).length;
};

test('arrows, clock and prices of the home page have room', async ({ page }) => {
  await openLarge(page, 360, 740);
  const sliders = await page.locator('.product-slider:visible').all();
  expect(sliders.length).toBeGreaterThan(2);
  for (const slider of sliders) expect(await slider.evaluate(wordsUnderArrows)).toBe(0);
  const text = await page.locator('.room-tabs__text:visible').boundingBox();
  expect(text?.width).toBeGreaterThan(250);
  const labels = page.locator('.sale-clock .mullion-countdown__label');
  await expect(labels).toHaveCount(4);
  const lines = await labels.evaluateAll((all) =>
    all.map((label) => {
      const words = document.createRange();
      words.selectNodeContents(label);
      return words.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1]);
  await expectInside(page, '.sale-clock .mullion-countdown__label', '.sale-clock .mullion-countdown__unit');
  await expectInside(page, '.sale-head + .product-slider .price :is(del, ins)', '.product-card');
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`the header that stays takes at most a quarter of a window ${width} px wide`, async ({ page }) => {
    await openLarge(page, width, height);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    const bottom = () =>
      page.locator('.site-header').evaluate((header) => header.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(height / 4);
  });

for (const width of [390, 1024, 1280])
  test(`the contact page is no wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/lien-he/');
    await enlargeText(page, 'ltr');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
