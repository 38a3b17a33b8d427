import { expect, test } from '@playwright/test';
import { hold } from '../../tests/e2e/helpers/held';
import { link, more, nav, open, PAGE } from '../../tests/e2e/helpers/menu';
import { collectProblems, expectAccessible, watchLayoutShift } from '../../tests/e2e/helpers/page-health';
import { expectHit, press } from '../../tests/e2e/helpers/seen';
import { preventEscape } from '../../tests/e2e/helpers/theme-keys';

test('the mouse opens a sub-menu by coming and closes it by going; a click keeps it', async ({ page }) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await open(page, 1280);
  await expectAccessible(page);
  await link(page, 'Sản phẩm').hover();
  await expectHit(link(page, 'Cửa đi'));
  await expectHit(link(page, 'Cửa sổ lùa'));
  await expect(more(page, 'Sản phẩm')).toHaveAttribute('aria-expanded', 'true');
  await page.waitForTimeout(300);
  await expectAccessible(page);
  await link(page, 'Vách kính').hover();
  await expectHit(link(page, 'Cửa đi'));
  await page.mouse.move(640, 600);
  await expect(link(page, 'Cửa đi')).toBeHidden();

  await press(more(page, 'Sản phẩm'));
  await page.mouse.move(640, 600);
  await page.waitForTimeout(400);
  await expectHit(link(page, 'Cửa đi'));
  await press(page.locator('h1'));
  await expect(link(page, 'Cửa đi')).toBeHidden();
  expect(await shift()).toBe(0);
  expect(problems).toEqual([]);
});

test('Escape closes what the mouse has opened, wherever the focus is, until it comes again', async ({
  page,
}) => {
  await preventEscape(page);
  await open(page, 1280);
  await link(page, 'Sản phẩm').hover();
  await expectHit(link(page, 'Cửa đi'));
  await page.keyboard.press('Escape');
  await expect(link(page, 'Cửa đi')).toBeHidden();
  await page.mouse.move(640, 600);
  await link(page, 'Sản phẩm').hover();
  await expectHit(link(page, 'Cửa đi'));
});

test('the keyboard: focus on the link and Enter on the button open, Escape and leaving close', async ({
  page,
}) => {
  await open(page, 1280);
  await more(page, 'Sản phẩm').press('Enter');
  await expectHit(link(page, 'Cửa đi'));
  await page.keyboard.press('Tab');
  await expect(link(page, 'Cửa đi')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more(page, 'Sản phẩm')).toBeFocused();
  await expect(link(page, 'Cửa đi')).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(link(page, 'Sản phẩm')).toBeFocused();
  await expectHit(link(page, 'Cửa đi'));
  await link(page, 'Vách kính').focus();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Giới thiệu')).toBeFocused();
  await expect(link(page, 'Cửa đi')).toBeHidden();
});

test('a finger opens by the button, and the link leads on', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    hasTouch: true,
    viewport: { width: 1024, height: 700 },
  });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.locator('#by-hand')).toHaveAttribute('data-state', 'ready');
  await more(page, 'Sản phẩm').tap();
  await expectHit(link(page, 'Cửa đi'));
  await more(page, 'Sản phẩm').tap();
  await expect(link(page, 'Cửa đi')).toBeHidden();
  await link(page, 'Sản phẩm').tap();
  await expect(page).toHaveURL(/cua-hang/);
  await context.close();
});

for (const dir of ['ltr', 'rtl']) {
  test(`${dir}: a sub-menu at the end of the bar stays in the window`, async ({ page }) => {
    await open(page, 800);
    await page.evaluate((value) => {
      document.documentElement.dir = value;
    }, dir);
    for (const name of ['Sản phẩm', 'Hỗ trợ']) {
      await link(page, name).hover();
      const panel = nav(page).locator('[data-open] > li').first();
      await expectHit(panel);
      const { x, width } = (await panel.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(800);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800);
  });
}

test('before the chunk is there, hovering and Tab open by the stylesheet, and what is open stays', async ({
  page,
}) => {
  const release = await hold(page, /\/menu-(?!head)[^/]*\.js/);
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await link(page, 'Sản phẩm').hover();
  await expect(link(page, 'Cửa đi')).toBeVisible();
  release();
  await expect(more(page, 'Sản phẩm')).toHaveAttribute('aria-expanded', 'true');
  await expectHit(link(page, 'Cửa đi'));
});

test('under reduced motion it is an instant change', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 1280);
  await link(page, 'Sản phẩm').hover();
  const running = await nav(page).evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(running).toBe(0);
});
