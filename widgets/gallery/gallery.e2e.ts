import { expect, type Locator, type Page, test } from '@playwright/test';
import { recordFrames } from '../../tests/e2e/helpers/frames';
import { hold } from '../../tests/e2e/helpers/held';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { expectHit, press } from '../../tests/e2e/helpers/seen';
import { PAGE } from '../../tests/e2e/helpers/shop-gallery';

const tab = (root: Locator, index: number) => root.getByRole('tab').nth(index);
const zoom = (root: Locator) => root.getByRole('button', { name: 'Xem ảnh lớn' });
const strip = (root: Locator) => root.locator('> :first-child');
/** The one picture that can be reached. */
const picture = (root: Locator) => strip(root).locator('> :not([inert]) a');

async function open(page: Page, id = 'variable') {
  await page.goto(PAGE);
  const root = page.locator(`#${id}`);
  await root.scrollIntoViewIfNeeded();
  await expect(tab(root, 0)).toBeVisible();
  return root;
}

/** Index of the slide at the strip's start, once it stands still. */
async function expectInView(root: Locator, index: number) {
  await expect(tab(root, index)).toHaveAttribute('aria-selected', 'true');
  const distance = () =>
    strip(root).evaluate((element, at) => {
      const slide = element.children[at]!.getBoundingClientRect();
      return Math.abs(Math.round(slide.left - element.getBoundingClientRect().left));
    }, index);
  await expect.poll(distance).toBeLessThanOrEqual(1);
  const reachable = () =>
    strip(root).evaluate((element) =>
      [...element.children].flatMap((slide, at) => (slide.hasAttribute('inert') ? [] : [at])),
    );
  await expect.poll(reachable).toEqual([index]);
  await expectHit(picture(root));
  const [whole, shown] = [
    (await strip(root).boundingBox())!,
    (await picture(root).locator('img').boundingBox())!,
  ];
  expect(shown.y).toBeGreaterThanOrEqual(whole.y - 1);
  expect(shown.y + shown.height).toBeLessThanOrEqual(whole.y + whole.height + 1);
}

test('thumbnails lead to their pictures; nothing moves, no node is lost', async ({ page }) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(PAGE);
  const lost = await rememberNodes(page, 'main');
  const root = page.locator('#variable');
  await expect(root.getByRole('tab')).toHaveCount(8);
  await expectAccessible(page);
  const frames = await recordFrames(strip(root).locator('> *').first(), () => press(tab(root, 3)), 1500);
  // It goes there before the visitor's eyes, and is not simply there.
  const [from, to] = [frames[0]!.x, frames.at(-1)!.x];
  expect(frames.filter(({ x }) => x < from - 1 && x > to + 1).length).toBeGreaterThan(2);
  await expectInView(root, 3);
  await expectAccessible(page);
  expect(await lost()).toEqual([]);
  expect(await shift()).toBe(0);
  expect(problems).toEqual([]);
});

test('by keys: arrows, Home and End, and the ends do not wrap', async ({ page }) => {
  const root = await open(page);
  await tab(root, 0).focus();
  const top = await page.evaluate(() => scrollY);
  for (const [key, index] of [
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
    ['End', 7],
    ['ArrowRight', 7],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(root, index)).toBeFocused();
    await expectInView(root, index);
  }
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await page.keyboard.press('Shift+Tab');
  await expect(zoom(root)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(picture(root)).toBeFocused();
});

test('from right to left the left arrow leads on', async ({ page }) => {
  await page.goto(PAGE);
  const root = page.locator('#rtl .mullion-gallery');
  await root.scrollIntoViewIfNeeded();
  await tab(root, 0).focus();
  await page.keyboard.press('ArrowRight');
  await expectInView(root, 0);
  await page.keyboard.press('ArrowLeft');
  await expectInView(root, 1);
  await page.keyboard.press('End');
  await expectInView(root, 3);
  await strip(root).evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
  await expectInView(root, 0);
});

test('the thumbnail follows a swipe; the row brings it into view without moving the page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    hasTouch: true,
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  const root = await open(page);
  const top = await page.evaluate(() => scrollY);
  const box = (await strip(root).boundingBox())!;
  const touch = await context.newCDPSession(page);
  for (const index of [1, 2, 3, 4, 5, 6, 7, 7]) {
    const point = (x: number) => ({ touchPoints: [{ x: box.x + x, y: box.y + 60 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(250) });
    // Far enough: on a busy machine the browser drops the first fifty pixels.
    for (const x of [220, 180, 140, 100, 60, 20])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(x) });
    // At rest when it is let go: how far a thrown strip goes is the browser's to say.
    await page.waitForTimeout(150);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(19) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectInView(root, index);
  }
  const row = (await root.getByRole('tablist').boundingBox())!;
  await expect
    .poll(async () => (await tab(root, 7).boundingBox())!.x + 72)
    .toBeLessThanOrEqual(row.x + row.width + 1);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();
});

test('with less motion asked for the change is instant', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const root = await open(page);
  const left = await tab(root, 4).evaluate((element) => {
    (element as HTMLElement).click();
    const track = element.closest('[data-widget]')?.firstElementChild;
    return (track?.scrollLeft ?? 0) / (track?.clientWidth ?? 1);
  });
  expect(left).toBeCloseTo(4, 1);
});

test('another viewport and text at 200 % keep the picture and its shape', async ({ page }) => {
  const root = await open(page);
  await press(tab(root, 2));
  await expectInView(root, 2);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectInView(root, 2);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectInView(root, 2);
  const box = (await strip(root).locator('img').nth(2).boundingBox())!;
  expect(box.width / box.height).toBeCloseTo(1, 2);
  const row = (await root.getByRole('tablist').boundingBox())!;
  const below = (await page.locator('.variations_form').boundingBox())!;
  expect(row.y + row.height).toBeLessThanOrEqual(below.y + 1);
});

test('a click on a picture opens it large, with the others beside it; Escape gives the focus back', async ({
  page,
}) => {
  const root = await open(page);
  await press(tab(root, 1));
  await expectInView(root, 1);
  const link = picture(root);
  await press(link);
  const viewer = page.getByRole('dialog');
  await expect(viewer).toHaveAccessibleName('Trình xem ảnh, 2 trên 8, Cửa đi một cánh, nhìn từ trong nhà');
  await expect(viewer.locator('img')).toHaveAttribute('src', /cua-di-1-canh-trong-nha\.webp$/);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await root.click({ position: { x: 2, y: (await root.boundingBox())!.height - 2 } });
  await expect(viewer).toHaveCount(0);
});

test('a click that comes before the gallery is held, and opens the picture in view', async ({ page }) => {
  const letCome = await hold(page, '**/build/gallery-*.js');
  await page.goto(PAGE);
  await press(page.locator('#variable a').first());
  letCome();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/1 trên 8/);
  await expect(page).toHaveURL(PAGE);
});
