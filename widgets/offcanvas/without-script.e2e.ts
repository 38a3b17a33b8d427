import { expect, test } from '@playwright/test';
import { hold } from '../../tests/e2e/helpers/held';
import { dialog, link, opener, PAGE } from '../../tests/e2e/helpers/offcanvas';
import { press } from '../../tests/e2e/helpers/seen';

test('without JavaScript the opener leads to the content, and nothing is a dead button', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 600 });
  await page.goto(PAGE);
  await expect(page.locator('#filter')).toBeHidden();
  await press(opener(page));
  await expect(page).toHaveURL(/#menu-chinh$/);
  await expect(link(page, 'Cửa sổ')).toBeInViewport();
  await expect(dialog(page).getByRole('button')).toHaveCount(0);
  await press(link(page, 'Tin tức'));
  await expect(page).toHaveURL(/tin-tuc/);
  await context.close();
});

test('with the script blocked a click shows the content in the page; with the chunk gone it is there', async ({
  page,
}) => {
  await page.route(/\/offcanvas-[^/]*\.js/, (route) => route.abort());
  await page.goto(PAGE);
  await expect(link(page, 'Cửa sổ')).toBeVisible();
  await page.route(/\/entry-[^/]*\.js/, (route) => route.abort());
  await page.goto(PAGE);
  await expect(link(page, 'Cửa sổ')).toBeHidden();
  await press(opener(page));
  await expect(link(page, 'Cửa sổ')).toBeInViewport();
});

test('a click that came before the chunk is made good', async ({ page }) => {
  const release = await hold(page, /\/offcanvas-[^/]*\.js/);
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await press(opener(page));
  release();
  await expect(page.locator('#menu-chinh:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});
