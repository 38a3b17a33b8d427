import { expect, test } from '@playwright/test';
import { hold } from '../../tests/e2e/helpers/held';
import { link, more, nav, open, PAGE, toggle } from '../../tests/e2e/helpers/menu';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';

test('it opens, its sub-menus too, and closes; nothing moves by itself or is lost', async ({ page }) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await open(page, 360);
  const lost = await rememberNodes(page, 'body');
  const before = await page.locator('#text').boundingBox();
  await expectAccessible(page);

  await press(toggle(page));
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(link(page, 'Sản phẩm')).toBeVisible();
  await expect(link(page, 'Cửa đi')).toBeHidden();
  expect(await shift()).toBe(0);
  await press(more(page, 'Sản phẩm'));
  await expect(link(page, 'Cửa đi')).toBeVisible();
  await press(more(page, 'Cửa sổ'));
  await expect(link(page, 'Cửa sổ lùa')).toBeVisible();
  await page.waitForTimeout(300);
  await expectAccessible(page);
  expect(await page.locator('#text').boundingBox()).toEqual(before);

  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
  await expect(link(page, 'Sản phẩm')).toBeHidden();
  expect(await lost()).toEqual([]);
  expect(problems).toEqual([]);
});

test('the keyboard reaches every link in order, and leaving closes it', async ({ page }) => {
  await open(page, 360);
  await toggle(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Sản phẩm')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(more(page, 'Sản phẩm')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Cửa đi')).toBeFocused();
  await more(page, 'Hỗ trợ').press('Enter');
  await link(page, 'Liên hệ').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#link')).toBeFocused();
  await expect(link(page, 'Sản phẩm')).toBeHidden();
});

test('a press beside it closes it, and a press in it does not', async ({ page }) => {
  await open(page, 360);
  await press(toggle(page));
  await nav(page)
    .locator('.mullion-menu__list')
    .click({ position: { x: 340, y: 4 } });
  await expect(link(page, 'Tin tức')).toBeVisible();
  await page.locator('footer').click({ position: { x: 5, y: 5 } });
  await expect(link(page, 'Tin tức')).toBeHidden();
});

test('the parent of a sub-menu is a link that leads somewhere; one without an address opens it', async ({
  page,
}) => {
  await open(page, 360);
  await press(toggle(page));
  await press(link(page, 'Hỗ trợ'));
  await expect(link(page, 'Chính sách bảo hành')).toBeVisible();
  await expect(page).toHaveURL(/menu\.html$/);
  await press(link(page, 'Sản phẩm'));
  await expect(page).toHaveURL(/cua-hang/);
});

for (const [width, height, dir] of [
  [320, 568, 'ltr'],
  [320, 568, 'rtl'],
  [640, 300, 'ltr'],
] as const) {
  test(`at ${width} × ${height} px, ${dir}, all of it can be seen and touched`, async ({ page }) => {
    await open(page, width, height);
    await page.evaluate((value) => {
      document.documentElement.dir = value;
    }, dir);
    await press(toggle(page));
    await press(more(page, 'Sản phẩm'));
    const box = (await nav(page).locator('.mullion-menu__list').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.width).toBe(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
    await link(page, 'Hỗ trợ').scrollIntoViewIfNeeded();
    await expect(link(page, 'Hỗ trợ')).toBeInViewport();
    for (const part of [toggle(page), more(page, 'Sản phẩm'), link(page, 'Tin tức')]) {
      const target = (await part.boundingBox())!;
      expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('before the chunk is there it is collapsed, and the first click is not lost', async ({ page }) => {
  const shift = await watchLayoutShift(page);
  const release = await hold(page, /\/menu-(?!head)[^/]*\.js/);
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await expect(link(page, 'Tin tức')).toBeHidden();
  await press(toggle(page));
  release();
  await expect(link(page, 'Tin tức')).toBeVisible();
  expect(await shift()).toBe(0);
});

test('a press before the entry has come counts', async ({ page }) => {
  const release = await hold(page, /\/entry-[^/]*\.js/);
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(PAGE, { waitUntil: 'commit' });
  await press(toggle(page));
  release();
  await expect(link(page, 'Tin tức')).toBeVisible();
});

test('with the chunk gone the list shows at once, with the entry gone after ten seconds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.route(/\/menu-(?!head)[^/]*\.js/, (route) => route.abort());
  await page.goto(PAGE);
  await expect(link(page, 'Cửa sổ lùa')).toBeVisible();
  await expect(toggle(page)).toBeHidden();
  await page.route(/\/entry-[^/]*\.js/, (route) => route.abort());
  await page.goto(PAGE);
  await expect(link(page, 'Cửa sổ lùa')).toBeHidden();
  await expect(link(page, 'Cửa sổ lùa')).toBeVisible({ timeout: 12_000 });
});
