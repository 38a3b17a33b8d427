import { expect, test } from '@playwright/test';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { expectHit, press } from '../../tests/e2e/helpers/seen';

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
  expect(await shift()).toBe(0);
  await notice.getByRole('button', { name: 'Bỏ qua' }).press('Enter');

  await expect(notice).toBeHidden();
  await expect(page.locator('#after')).toBeFocused();
  const cookie = (await context.cookies()).find(({ name }) => name === COOKIE);
  expect(cookie).toMatchObject({ value: 'hidden', path: '/', expires: -1 });
  expect(await lost()).toEqual([]);
  expect(problems).toEqual([]);
});

test('pressed without a connection it stays; back online the next press dismisses it', async ({
  page,
  context,
}) => {
  const chunk = /build\/notice-[^/]+\.js/;
  await page.route(chunk, (route) => route.abort());
  await page.goto(PAGE);
  const notice = page.locator('.mullion-notice');
  const button = notice.getByRole('button', { name: 'Bỏ qua' });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await press(button);
  await expect(notice).toHaveAttribute('data-state', 'failed');
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await page.unroute(chunk);
  await press(button);
  await expect(notice).toBeHidden();
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: COOKIE, value: 'hidden' }));
});

test('a dismissed notice never shows again, not for one frame, on a slow device and out of a cache', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: COOKIE, value: 'hidden', url: baseURL ?? '' }]);
  const shift = await watchLayoutShift(page);
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
  expect(await shift()).toBe(0);
});

test('without JavaScript the notice shows and its button posts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.locator('.mullion-notice')).toBeVisible();
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST'),
    press(page.getByRole('button', { name: 'Bỏ qua' })),
  ]);
  expect(request.postData()).toBe('mullion_dismiss_notice=a1b2c3');
  await context.close();
});

test('with the entry blocked the notice shows, and its button posts', async ({ page }) => {
  await page.route('**/build/entry-*.js', (route) => route.abort());
  await page.goto(PAGE);
  await expectHit(page.getByRole('button', { name: 'Bỏ qua' }));
});

for (const width of [320, 360, 768, 1280]) {
  test(`at ${width} px it lies on nothing, at the page's top and at its end`, async ({ page }) => {
    await page.setViewportSize({ width, height: 500 });
    await page.goto(PAGE);
    await page
      .locator('main')
      .evaluate((main) => main.insertAdjacentHTML('beforeend', '<p><a href="/x">xa</a></p>'.repeat(40)));
    await expectHit(page.getByRole('button', { name: 'Bỏ qua' }));
    await expectHit(page.locator('main a').first());
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('.mullion-notice')).not.toBeInViewport();
    await expectHit(page.locator('#next'));
  });
}

for (const way of ['key', 'mouse']) {
  test(`dismissed by ${way} at the page's end, the focus stays where the visitor looks`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 500 });
    await page.goto(PAGE);
    await page.evaluate(() => {
      document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<a href="/first">đầu trang</a>');
      document
        .querySelector('main')!
        .insertAdjacentHTML('beforeend', `${'<p>xa</p>'.repeat(100)}<a id="near" href="/x">gần</a>`);
      document.body.append(document.querySelector('.mullion-notice')!);
      scrollTo(0, document.body.scrollHeight);
    });
    // It is the last: nothing that could take the focus follows.
    await page.locator('footer').evaluate((footer) => footer.remove());
    const button = page.getByRole('button', { name: 'Bỏ qua' });
    if (way === 'key') await button.press('Enter');
    else await press(button);
    await expect(page.locator('.mullion-notice')).toBeHidden();
    await expect(page.locator('#near')).toBeFocused();
    await expectHit(page.locator('#near'));
    const ring = await page.locator('#near').evaluate((link) => link.matches(':focus-visible'));
    expect(ring).toBe(way === 'key');
  });
}
