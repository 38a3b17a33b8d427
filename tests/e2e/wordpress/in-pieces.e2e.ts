import { FILL_CART, PAGES } from '../helpers/demo-pages';
import { expect, test } from '../helpers/faults/test';
import { watchLayoutShift, whatMoved } from '../helpers/page-health';

for (const { name, path, hasCart } of PAGES) {
  test(`${name} (${path}): nothing moves while it comes in pieces`, async ({ page, faults }) => {
    test.slow();
    faults.on('GET ', 'in pieces');
    // The font and the styles are there from the page before.
    await page.goto(hasCart ? FILL_CART : '/');
    const shift = await watchLayoutShift(page, true);
    for (const width of [360, 800, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.waitForTimeout(500);
      expect(await shift(), `at ${width} px: ${await whatMoved(page)}`).toBeLessThan(0.001);
    }
  });
}
