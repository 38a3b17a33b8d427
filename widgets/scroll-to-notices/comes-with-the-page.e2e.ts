import { expect, type Page, test } from '@playwright/test';

const notice = (page: Page) => page.locator('.woocommerce-error');

async function open(page: Page) {
  await page.goto('/fixtures/pages/scroll-to-notices.html?notice');
  await expect(page.locator('#shop')).toHaveAttribute('data-state', 'ready');
}

test('a page that comes with its notice gives the focus to it; reloaded, it does not', async ({ page }) => {
  await open(page);
  await expect(notice(page)).toBeFocused();
  await page.reload();
  await expect(page.locator('#shop')).toHaveAttribute('data-state', 'ready');
  await expect(notice(page)).not.toBeFocused();
});

for (const [what, height, goes] of [
  ['in the window stays where it is', 600, false],
  ['below it is brought there', 180, true],
] as const)
  test(`a notice ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height });
    await open(page);
    await expect(notice(page)).toBeFocused();
    await page.waitForTimeout(1200); // as long as the page may scroll
    expect((await page.evaluate(() => scrollY)) > 0).toBe(goes);
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
  });

test('one that is itself the region has the focus, not a part of it', async ({ page }) => {
  await page.route('**/scroll-to-notices.html', async (route) => {
    const body = await (await route.fetch()).text();
    const bare =
      '<ul data-widget="scroll-to-notices" class="woocommerce-error" role="alert"><li>Không có đơn.</li></ul>';
    await route.fulfill({
      contentType: 'text/html',
      body: body.replace(/<div class="woocommerce-notices-wrapper".*/, bare),
    });
  });
  await page.goto('/fixtures/pages/scroll-to-notices.html');
  await expect(notice(page)).toBeFocused();
});
