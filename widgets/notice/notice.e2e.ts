import { expect, test } from '@playwright/test';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';

const PAGE = '/fixtures/pages/notice.html';
const COOKIE = 'store_noticea1b2c3';

test('the notice is shown, dismissed with its button, and the focus moves on', async ({ page, context }) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await page.goto(PAGE);
  const notice = page.locator('.mullion-notice');
  await expect(notice).toBeVisible();
  const lost = await rememberNodes(page, 'body');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Bỏ qua' }).press('Enter');

  await expect(notice).toBeHidden();
  await expect(page.locator('#next')).toBeFocused();
  const cookie = (await context.cookies()).find(({ name }) => name === COOKIE);
  expect(cookie).toMatchObject({ value: 'hidden', path: '/', expires: -1 });
  expect(await lost()).toEqual([]);
  expect(await shift()).toBe(0);
  expect(problems).toEqual([]);
});

test('a dismissed notice never shows again, not for one frame, on a slow device and out of a cache', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: COOKIE, value: 'hidden', url: baseURL ?? '' }]);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.route('**/build/entry-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const notice = document.querySelector('.mullion-notice');
      if (notice?.checkVisibility({ visibilityProperty: true })) seen.push(String(performance.now()));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(PAGE);
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test('without JavaScript the notice shows and its button posts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.locator('.mullion-notice')).toBeVisible();
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST'),
    page.getByRole('button', { name: 'Bỏ qua' }).click(),
  ]);
  expect(request.postData()).toBe('mullion_dismiss_notice=a1b2c3');
  await context.close();
});

test('with the entry blocked the notice shows by itself', async ({ page }) => {
  await page.route('**/build/entry-*.js', (route) => route.abort());
  await page.goto(PAGE);
  await expect(page.locator('.mullion-notice')).toBeVisible({ timeout: 12_000 });
});

test('what has the focus is never under the notice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto(PAGE);
  await page.evaluate(() => {
    const filler = document.createElement('div');
    filler.style.height = '1500px';
    document.querySelector('main')?.append(filler);
  });
  await page.locator('#next').focus();
  const box = await page.locator('#next').boundingBox();
  const notice = await page.locator('.mullion-notice').boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(notice!.y + 1);
});

test('what stands at the foot knows its height, also what comes later; gone, it takes no room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto(PAGE);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p data-above-notice></p>');
  });
  const heights = () =>
    page.evaluate(() => {
      const read = (selector: string) =>
        getComputedStyle(document.querySelector(selector)!).getPropertyValue('--mullion-notice-height');
      return ['html', 'body', '[data-above-notice]', 'main'].map(read);
    });
  const { height } = (await page.locator('.mullion-notice').boundingBox())!;
  const px = `${Math.round(height)}px`;
  await expect.poll(heights).toEqual([px, px, px, '']);
  await expect(page.locator('body')).toHaveCSS('padding-block-end', px);
  await page.locator('.mullion-notice button').click();
  await expect.poll(heights).toEqual(['0px', '0px', '0px', '']);
});
