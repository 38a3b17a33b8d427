import { expect, test } from '@playwright/test';
import { open, PAGE, part, STATE, show } from '../../tests/e2e/helpers/reveal';

test('Tab into what waits shows it at once', async ({ page }) => {
  await open(page);
  await part(page, 'up-link').evaluate((link) => (link as HTMLElement).focus({ preventScroll: true }));
  await expect(part(page, 'up')).not.toHaveAttribute(STATE);
  await expect(part(page, 'up')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(part(page, 'last-link')).not.toBeFocused(); // nothing was skipped, nothing trapped
});

test('a link to what waits leads to what can be seen', async ({ page }) => {
  await open(page);
  await part(page, 'jump').click();
  await expect(part(page, 'last-block')).toBeInViewport();
  await expect(part(page, 'last-block')).toHaveCSS('opacity', '1');
  await expect(part(page, 'last-block')).not.toHaveAttribute(STATE);
});

test("the browser's own search finds what waits", async ({ page }) => {
  await open(page);
  const isFound = await page.evaluate(() =>
    (window as unknown as { find(text: string): boolean }).find('Bảo hành mười năm'),
  );
  expect(isFound).toBe(true);
  await expect(part(page, 'last-block')).toHaveCSS('opacity', '1');
});

test('in print everything is there, also what is on its way', async ({ page }) => {
  await open(page);
  await show(page, 'fade');
  await expect(part(page, 'fade')).toHaveAttribute(STATE, 'moving');
  await page.emulateMedia({ media: 'print' });
  const opacities = await page
    .locator('[data-widget="reveal"], li')
    .evaluateAll((parts) => parts.map((each) => getComputedStyle(each).opacity));
  expect(new Set(opacities)).toEqual(new Set(['1']));
});

test('with less motion asked for nothing waits; asked for later, what waited is there', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(part(page, 'up')).toHaveCSS('opacity', '1');
  await show(page, 'fade');
  await expect(part(page, 'fade')).not.toHaveAttribute(STATE);
  expect(await part(page, 'fade').evaluate((element) => element.getAnimations().length)).toBe(0);
  await page.reload();
  await expect(part(page, 'up')).toHaveAttribute('data-state', 'ready');
  await expect(page.locator(`[${STATE}]`)).toHaveCount(0);
});

test('a page that is opened in the middle hides nothing that is seen or was passed', async ({ page }) => {
  await page.goto(`${PAGE}#cards`);
  await expect(part(page, 'last-block')).toHaveAttribute(STATE, 'waiting');
  await expect(part(page, 'cards').locator('li').first()).not.toHaveAttribute(STATE);
  for (const id of ['up', 'fade', 'start']) await expect(part(page, id)).not.toHaveAttribute(STATE);
});

for (const [what, address] of [
  ['without its script', '**/build/reveal-*.js*'],
  ['without any script', '**/build/entry-*.js'],
  ['without its stylesheet', '**/build/reveal-*.css'],
] as const) {
  test(`${what} everything is there`, async ({ page }) => {
    await page.route(address, (route) => route.abort());
    await page.goto(PAGE);
    await page.waitForTimeout(500);
    const opacities = await page
      .locator('[data-widget="reveal"], .wow, li')
      .evaluateAll((parts) => parts.map((each) => getComputedStyle(each).opacity));
    expect(opacities.length).toBeGreaterThan(8);
    expect(new Set(opacities)).toEqual(new Set(['1']));
  });
}

test('without JavaScript everything is there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  for (const id of ['up', 'end', 'last-block']) await expect(part(page, id)).toHaveCSS('opacity', '1');
  await context.close();
});
