import { expect, test } from '@playwright/test';

declare const jQuery: (selector: string) => { eq(index: number): { trigger(name: string): void } };

test("jQuery that an optimiser brings late: the variation script's choice of a picture is heard", async ({
  page,
}) => {
  await page.goto('/fixtures/pages/gallery.html');
  const tab = page.locator('#variable .flex-control-nav img').nth(2);
  await expect(async () => {
    await page.locator('#variable').dispatchEvent('pointerover');
    await expect(page.locator('#variable')).toHaveAttribute('data-state', 'ready', { timeout: 500 });
  }).toPass();
  await page.addScriptTag({ path: 'node_modules/jquery/dist/jquery.js' });
  await page.locator('#colour').dispatchEvent('change');
  await page.evaluate(() => jQuery('#variable .flex-control-nav li img').eq(2).trigger('flexslider-click'));
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
