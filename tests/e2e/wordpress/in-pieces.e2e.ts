import { expect, test } from '@playwright/test';
import { FILL_CART, PAGES } from '../helpers/demo-pages';
import { startInPieces } from '../helpers/in-pieces';
import { watchLayoutShift, whatMoved } from '../helpers/page-health';

let site: Awaited<ReturnType<typeof startInPieces>>;

test.beforeAll(async ({ baseURL }) => {
  site = await startInPieces(baseURL!);
});
test.afterAll(() => site.stop());

for (const { name, path, hasCart } of PAGES) {
  test(`${name} (${path}): nothing moves while it comes in pieces`, async ({ page }) => {
    test.slow();
    // The font and the styles are there from the page before.
    await page.goto(site.url + (hasCart ? FILL_CART : '/'));
    const shift = await watchLayoutShift(page, true);
    for (const width of [360, 800, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.url + path);
      await page.waitForTimeout(500);
      expect(await shift(), `at ${width} px: ${await whatMoved(page)}`).toBeLessThan(0.001);
    }
  });
}
