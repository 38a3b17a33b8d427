import { expect, test } from '@playwright/test';
import { expectHit, press } from '../../tests/e2e/helpers/seen';
import { addButton, settled } from '../../tests/e2e/helpers/shop';

test('on a phone the open cart lies over a bar that the theme fixes at the foot', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/fixtures/pages/mini-cart.html');
  await press(addButton(page, 11));
  await settled(page);
  await page.evaluate(() => {
    const bar =
      '<p style="position:fixed;inset:auto 0 0;z-index:99998;height:110px;margin:0;background:#333"></p>';
    document.body.insertAdjacentHTML('beforeend', bar);
  });
  await press(page.locator('header .mullion-mini-cart__toggle'));
  const panel = page.locator('header .mullion-mini-cart__panel');
  for (const place of ['first', 'last'] as const)
    await expectHit(panel.locator('.woocommerce-mini-cart__buttons a')[place]());
  // Turned on its side, it is below its toggle again.
  await page.setViewportSize({ width: 740, height: 640 });
  const toggle = await page.locator('header .mullion-mini-cart__toggle').boundingBox();
  await expect
    .poll(async () => (await panel.boundingBox())?.y)
    .toBeCloseTo(Number(toggle?.y) + Number(toggle?.height), -1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

for (const [width, height] of [
  [740, 360],
  [640, 300],
] as const) {
  test(`in a low window of ${width} × ${height} the way to pay is in it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/fixtures/pages/mini-cart.html');
    await press(addButton(page, 11));
    await settled(page);
    await press(page.locator('header .mullion-mini-cart__toggle'));
    const panel = page.locator('header .mullion-mini-cart__panel');
    for (const place of ['first', 'last'] as const)
      await expectHit(panel.locator('.woocommerce-mini-cart__buttons a')[place]());
  });
}
