import { expect, type Page, test } from '@playwright/test';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { expectHit, press } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/lightbox.html';
const viewer = (page: Page) => page.getByRole('dialog');
const picture = (page: Page) => viewer(page).locator('img.mullion-lightbox__media');
const counter = (page: Page) => viewer(page).locator('.mullion-lightbox__counter');

test('a picture opens in a named dialog; keys lead through the group; Escape gives the focus back', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await page.goto(PAGE);
  await expectAccessible(page);
  const lost = await rememberNodes(page, 'main');
  const link = page.locator('#works a').nth(1);
  await link.press('Enter');
  await expect(viewer(page)).toHaveAccessibleName('Trình xem ảnh, 2 trên 4, Lan can kính lúc chiều');
  await expect(viewer(page).getByRole('button', { name: 'Đóng' })).toBeFocused();
  await expect(picture(page)).toHaveAttribute('alt', 'Lan can kính lúc chiều');
  await expectAccessible(page);

  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('3 / 4');
  await expect(viewer(page).getByRole('status')).toHaveText('3 trên 4, Mái kính hiên nhà, kính hộp 24 mm');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('4 / 4');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('1 / 4');
  await expect(viewer(page)).toContainText('<b>không phải thẻ HTML</b>');

  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await lost()).toEqual([]);
  expect(await shift()).toBe(0);
  expect(problems).toEqual([]);
});

test('on a small phone with large text its number stays in one line, and every button is in the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PAGE);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await press(page.locator('#works a').first());
  await expect(counter(page)).toHaveText('1 / 4');
  const lines = counter(page).evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getClientRects().length;
  });
  expect(await lines).toBe(1);
  for (const name of ['Đóng', 'Ảnh sau', 'Phóng to'])
    await expectHit(viewer(page).getByRole('button', { name }));
});

test('Tab stays inside, both ways, and an arrow at its end keeps the focus', async ({ page }) => {
  await page.goto(PAGE);
  await page.locator('#works a').first().click();
  const next = viewer(page).getByRole('button', { name: 'Ảnh sau' });
  await next.focus();
  for (let index = 0; index < 4; index++) await page.keyboard.press('Enter');
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  for (let index = 0; index < 12; index++) {
    await page.keyboard.press(index < 6 ? 'Tab' : 'Shift+Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
    );
    expect(isInside).toBe(true);
  }
});

test('zoom makes the picture larger, by key too; the arrow keys then move it', async ({ page }) => {
  await page.goto(PAGE);
  await page.locator('#works a').first().click();
  await expect(picture(page)).toHaveJSProperty('complete', true);
  const small = (await picture(page).boundingBox())!;
  const zoom = viewer(page).locator('.mullion-lightbox__zoom');
  const sign = () => zoom.evaluate((button) => getComputedStyle(button, '::before').clipPath);
  await expect(zoom).toHaveAccessibleName('Phóng to');
  const plus = await sign();
  await zoom.press('Enter');
  await expect(zoom).toHaveAccessibleName('Thu nhỏ');
  expect(await sign(), 'a minus').not.toBe(plus);
  const large = (await picture(page).boundingBox())!;
  expect(large.width).toBeGreaterThanOrEqual(small.width * 2 - 1);
  expect(large.width / large.height).toBeCloseTo(small.width / small.height, 1);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  expect((await picture(page).boundingBox())!.y).toBeCloseTo(large.y - 80, 0);
  await expect(counter(page)).toHaveText('1 / 4');
  await page.keyboard.press('End');
  await expect(zoom).toHaveAccessibleName('Phóng to');
  await picture(page).click();
  await expect(zoom).toHaveAccessibleName('Thu nhỏ');
});

test('a click beside the picture closes, a double click on the link does not', async ({ page }) => {
  await page.goto(PAGE);
  const link = page.locator('#one');
  await link.hover(); // so that the viewer is there between the two clicks
  await expect(link).toHaveAttribute('data-state', 'ready');
  await link.dblclick({ delay: 60 });
  await page.waitForTimeout(600);
  await expect(viewer(page)).toBeVisible();
  await page.mouse.click(100, 400);
  await expect(viewer(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.locator('#alone').click();
  await expect(viewer(page).getByRole('button', { name: 'Ảnh sau' })).toHaveCount(0);
});

test('a swipe leads on and back; right to left the other way', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  const touch = await context.newCDPSession(page);
  const swipe = async (by: number) => {
    const point = (x: number) => ({ touchPoints: [{ x, y: 300 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(600) });
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(600 + by * part) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await page.locator('#works a').first().tap();
  await expect(counter(page)).toHaveText('1 / 4');
  await expect(page.locator('dialog[data-state="ready"]')).toBeVisible();
  await swipe(-200);
  await expect(counter(page)).toHaveText('2 / 4');
  await swipe(30);
  await expect(counter(page)).toHaveText('2 / 4');
  await swipe(200);
  await expect(counter(page)).toHaveText('1 / 4');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await swipe(200);
  await expect(counter(page)).toHaveText('2 / 4');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('3 / 4');
  await context.close();
});

test('at 320 px, also with text at 200 %, all of it is in view and large enough to hit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto(PAGE);
  for (const size of ['100%', '200%']) {
    await page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
    await page.locator('#works a').first().click();
    await expect(picture(page)).toHaveJSProperty('complete', true);
    for (const button of await viewer(page).getByRole('button').all()) {
      const box = (await button.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
      expect(box.y + box.height).toBeLessThanOrEqual(480);
    }
    expect((await picture(page).boundingBox())!.height).toBeGreaterThan(40);
    await page.keyboard.press('Escape');
  }
});

test('with less motion asked for nothing fades', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  await page.locator('#works a').first().click();
  await expect(viewer(page)).toHaveCSS('animation-duration', '0s');
  await expect(picture(page)).toHaveCSS('animation-duration', '0s');
  await expect(picture(page)).toHaveCSS('transition-duration', '0s');
});
