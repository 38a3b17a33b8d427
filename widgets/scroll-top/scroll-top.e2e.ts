import { expect, type Page, test } from '@playwright/test';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { expectHit, press } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/scroll-top.html';
const link = (page: Page) => page.locator('.mullion-scroll-top').last();
const top = (page: Page) => page.evaluate(() => scrollY);
const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);

async function open(page: Page, address = PAGE) {
  await page.goto(address);
  await expect(link(page)).toHaveAttribute('data-state', 'ready');
}

test('fades in after one screen and is no tab stop before', async ({ page }) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await open(page);
  const lost = await rememberNodes(page, 'body');
  await expect(link(page)).toBeHidden();
  await page.locator('#last').evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  await expect(link(page)).not.toBeFocused();
  const height = page.viewportSize()?.height ?? 0;
  await scrollTo(page, height);
  await expect(link(page)).toBeHidden();
  await scrollTo(page, height + 1);
  await expectHit(link(page));
  await expect(link(page)).toHaveCSS('opacity', '1');
  await expectAccessible(page);
  await scrollTo(page, 0);
  await expect(link(page)).toBeHidden();
  expect(await lost()).toEqual([]);
  expect(await shift()).toBe(0);
  expect(problems).toEqual([]);
});

test('takes 900 ms to the top, evenly, and the next Tab goes to the first link', async ({ page }) => {
  await open(page);
  await page.clock.install();
  await scrollTo(page, 1800);
  await expectHit(link(page));
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await link(page).evaluate((element: HTMLElement) => element.click());
  for (const passed of [225, 450, 675]) {
    await page.clock.runFor(225);
    // A frame is 16 ms, 32 px of the 1800.
    expect(Math.abs((await top(page)) - (1800 - passed * 2))).toBeLessThanOrEqual(34);
  }
  await page.clock.runFor(200);
  expect(await top(page)).toBeGreaterThan(0);
  await page.clock.runFor(50);
  expect(await top(page)).toBe(0);
  await expect(page.locator('body')).toBeFocused();
  await expect(page.locator('body')).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(page.locator('#first')).toBeFocused();
  expect(await page.locator('body').evaluate((body) => body.attributes.length)).toBe(0);
  expect(page.url()).not.toContain('#');
});

test('works with Enter, and stays to be seen while it has the focus', async ({ page }) => {
  await open(page);
  await scrollTo(page, 2000);
  await expectHit(link(page));
  await page.locator('#last').focus();
  await page.keyboard.press('Tab');
  await expect(link(page)).toBeFocused();
  await scrollTo(page, 100);
  await page.waitForTimeout(400);
  await expectHit(link(page));
  await page.keyboard.press('Enter');
  await expect.poll(() => top(page)).toBe(0);
  await expect(link(page)).toBeHidden();
});

test("the visitor's own wheel stops it on the spot", async ({ page }) => {
  await open(page);
  await scrollTo(page, 2400);
  await press(link(page));
  await expect.poll(() => top(page)).toBeLessThan(2200);
  await page.mouse.wheel(0, 10);
  await page.waitForTimeout(200);
  const stopped = await top(page);
  await page.waitForTimeout(900);
  expect(stopped).toBeGreaterThan(0);
  expect(await top(page)).toBe(stopped);
});

test('with less motion asked for it jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await scrollTo(page, 2400);
  await expectHit(link(page));
  expect(
    await link(page).evaluate((element: HTMLElement) => {
      element.click();
      return scrollY;
    }),
  ).toBe(0);
});

test('without JavaScript the link is there and leads to the top', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  await page.locator('#last').scrollIntoViewIfNeeded();
  const before = await page.locator('#last').boundingBox();
  await press(link(page));
  const after = await page.locator('#last').boundingBox();
  expect(after!.y - before!.y).toBeGreaterThan(1000);
  await context.close();
});

test('where its script never comes it appears by itself, and where it fails at once', async ({ page }) => {
  await page.route('**/build/scroll-top-*.js*', (route) => route.abort());
  await page.goto(PAGE);
  await expect(link(page)).toHaveAttribute('data-state', 'failed');
  await link(page).scrollIntoViewIfNeeded();
  await expectHit(link(page));
  await page.route('**/build/entry-*.js', (route) => route.abort());
  await page.goto(PAGE);
  await expect(link(page)).toBeHidden();
  await expect(link(page)).toBeVisible({ timeout: 12_000 });
});

test('stands where lines end, above a chat, and is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await open(page);
  await scrollTo(page, 1000);
  const box = async () => (await link(page).boundingBox())!;
  await expect(link(page)).toBeVisible();
  await expect(link(page)).toHaveCSS('translate', '0px');
  // The chat's stylesheet, which this page has, says that it takes 92 px.
  expect(await box()).toMatchObject({ x: 320 - 48 - 16, y: 600 - 48 - 92, width: 48, height: 48 });
  const set = (name: string, value: string) =>
    link(page).evaluate((element, [name, value]) => element.style.setProperty(name!, value!), [name, value]);
  await set('--mullion-scroll-top-chat', 'initial');
  expect((await box()).y).toBe(600 - 48 - 16);
  await page.evaluate(() =>
    document.documentElement.style.setProperty('--mullion-scroll-top-offset', '40px'),
  );
  expect((await box()).y).toBe(600 - 48 - 40);
  await page.emulateMedia({ media: 'print' });
  await expect(link(page)).toBeHidden();
});

test('on a page from right to left it is on the left, at 200 % too', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await open(page, `${PAGE}?dir=rtl&lang=ar`);
  await scrollTo(page, 1000);
  await expectHit(link(page));
  expect((await link(page).boundingBox())?.x).toBe(16);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect((await link(page).boundingBox())?.x).toBe(16);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test('one that comes later works beside the first, and one that goes leaves nothing', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await open(page);
  const inserted = page.locator('#inserted');
  const round = async () => {
    await page.locator('#insert').evaluate((button: HTMLElement) => button.click());
    await expect(inserted).toHaveAttribute('data-state', 'ready');
  };
  const remove = () => page.locator('#remove').evaluate((button: HTMLElement) => button.click());
  await round();
  await remove();
  await page.waitForTimeout(200);
  const before = await keptAtRest(page);
  await scrollTo(page, 2000);
  await round();
  expect((await kept(page)).listeners).toBeGreaterThan(before.listeners);
  await expect(inserted).toBeVisible();
  const stopped = await inserted.evaluate(async (element: HTMLElement) => {
    element.click();
    while (scrollY > 1900) await new Promise(requestAnimationFrame);
    element.remove();
    await new Promise(requestAnimationFrame);
    return scrollY;
  });
  expect(stopped).toBeGreaterThan(0);
  await page.waitForTimeout(1000);
  expect(await top(page)).toBe(stopped);
  expect(await kept(page)).toEqual(before);
});
