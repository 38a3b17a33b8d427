import { expect, test } from '@playwright/test';
import { movementOf, recordFrames } from '../helpers/frames';
import { expectHit, press } from '../helpers/seen';

/** Where the header, which sticks, covers nothing. */
const toMiddle = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' });

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const)
  test(`the heading stays, each slide of the hero is seen, and the logos can be paused at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const hero = page.locator('.hero-slider');
    const slides = hero.locator('.mullion-slider__slide');
    await page.evaluate(() => document.querySelector('[data-widget="notice"]')?.remove());
    await expectHit(page.locator('h1'));
    for (const index of [1, 2]) {
      await press(hero.locator('.mullion-slider__dot').nth(index));
      for (const part of ['.hero__picture img', '.hero__title', 'a']) {
        await slides.nth(index).locator(part).evaluate(toMiddle);
        await expectHit(slides.nth(index).locator(part));
      }
      await page.locator('h1').evaluate(toMiddle);
      await expectHit(page.locator('h1'));
    }
    await expect(page.locator('h1')).toHaveCount(1);

    const logos = page.locator('[data-preset="partner"]');
    await logos.evaluate(toMiddle);
    await press(logos.locator('.mullion-slider__pause'));
    await expect(logos.locator('.mullion-slider__pause')).toHaveAttribute('value', 'play');
    const frames = await recordFrames(logos.locator('li').first(), () => page.mouse.move(2, 2), 7000);
    expect(movementOf(frames)).toBeNull();
  });

test('on a tablet on its side the menu is one row, and so are the promises', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  await expect(page.locator('.site-nav [data-widget="menu"]')).toHaveAttribute('data-state', 'ready');
  for (const [row, count] of [
    ['.site-nav [data-widget="menu"] > ul > li:visible', 6],
    ['.promise', 4],
  ] as const) {
    const middles = await page.locator(row).evaluateAll((items) =>
      items.map((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    expect(middles).toHaveLength(count);
    expect(Math.max(...middles) - Math.min(...middles), row).toBeLessThanOrEqual(2);
  }
});

test('a strip of products leaves room for the ring of what has the focus in it', async ({ page }) => {
  await page.goto('/cua-hang/');
  const button = page.locator('.product-slider .ajax_add_to_cart').first();
  await button.focus();
  const { room, ring } = await button.evaluate((element) => {
    const strip = element.closest('.mullion-slider__track')?.getBoundingClientRect() ?? new DOMRect();
    const box = element.getBoundingClientRect();
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    return {
      room: [box.left - strip.left, strip.bottom - box.bottom],
      ring: Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset),
    };
  });
  expect(ring).toBe(6);
  expect(Math.min(...room)).toBeGreaterThanOrEqual(ring);
});
