import { expect, type Page, test } from '@playwright/test';
import { expectChange, recordFrames } from '../../tests/e2e/helpers/frames';
import { hold } from '../../tests/e2e/helpers/held';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import { enlargeText } from '../../tests/e2e/helpers/large-text';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { expectHit, press } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/input-hint.html';
const HINT = '.woocommerce-input-wrapper > .description, [data-widget="input-hint"]';
const field = (page: Page, id: string) => page.locator(`#${id}`);
const hint = (page: Page, id: string) => page.locator(`#${id}-description, #${id}-hint`);

async function ready(page: Page) {
  for (const element of await page.locator('[data-widget="input-hint"]').all())
    await expect(element).toHaveAttribute('data-state', 'ready');
}
async function open(page: Page) {
  await page.goto(PAGE);
  await ready(page);
}
const openHints = (page: Page) => page.locator(HINT).locator('visible=true').count();
/** Times of the movements that run, in ms. */
const running = (page: Page) =>
  page.evaluate(() => document.getAnimations().map((movement) => movement.effect?.getTiming().duration));

test('Tab from field to field: one hint at a time; nothing moves before, nothing is lost', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await page.goto(PAGE);
  expect(await openHints(page)).toBe(0);
  const lost = await rememberNodes(page, 'body');
  await ready(page);
  expect(await openHints(page)).toBe(0);
  expect(await shift()).toBe(0);
  await press(field(page, 'phone'));
  await expectHit(hint(page, 'phone'));
  await expect(field(page, 'phone')).toHaveAccessibleDescription(/^Để thợ gọi/);
  await expectAccessible(page);
  await page.keyboard.press('Tab'); // the link in the hint
  await expectHit(hint(page, 'phone'));
  await page.keyboard.press('Tab');
  await expect(field(page, 'floor')).toBeFocused();
  await expectHit(hint(page, 'floor'));
  await expect(hint(page, 'phone')).toBeHidden();
  await expect(field(page, 'phone')).toHaveAccessibleDescription(/^Để thợ gọi/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(field(page, 'plain')).toBeFocused();
  await expect.poll(() => openHints(page)).toBe(0);
  expect(await lost()).toEqual([]);
  expect(problems).toEqual([]);
});

test('it slides for 250 ms, from nothing to its height', async ({ page }) => {
  await open(page);
  const frames = await recordFrames(hint(page, 'phone'), () => press(field(page, 'phone')), 600);
  const { height } = frames.at(-1)!;
  expect(height).toBeGreaterThan(20);
  expectChange(frames, 'height', [0, height], 250);
  await expectHit(hint(page, 'phone'));
});

test('Escape closes it, a click on the field opens it, a click elsewhere closes it', async ({ page }) => {
  await open(page);
  await field(page, 'phone').focus();
  await page.keyboard.press('Escape');
  await expect(hint(page, 'phone')).toBeHidden();
  await expect(field(page, 'phone')).toBeFocused();
  await press(field(page, 'phone'));
  await expectHit(hint(page, 'phone'));
  await press(page.locator('h1'));
  await expect(hint(page, 'phone')).toBeHidden();
});

test('what is pressed does not move under the pointer', async ({ page }) => {
  await open(page);
  await press(field(page, 'phone'));
  await expectHit(hint(page, 'phone'));
  await page.waitForTimeout(300);
  const before = (await field(page, 'plain').boundingBox())!;
  await page.mouse.move(before.x + 30, before.y + 10);
  await page.mouse.down();
  await page.waitForTimeout(400);
  await expect(field(page, 'plain')).toBeFocused();
  expect(await field(page, 'plain').boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(hint(page, 'phone')).toBeHidden();
});

test('under reduced motion it is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await field(page, 'phone').focus();
  expect(await running(page)).toEqual([]);
  await expectHit(hint(page, 'phone'));
});

test('a field that is focused before the script has come shows its hint, and goes on', async ({ page }) => {
  const release = await hold(page, '**/build/input-hint-*.js');
  await page.goto(PAGE);
  await field(page, 'phone').focus();
  await expectHit(hint(page, 'phone'));
  const box = await field(page, 'plain').boundingBox();
  release();
  await ready(page);
  await expectHit(hint(page, 'phone'));
  expect(await field(page, 'plain').boundingBox()).toEqual(box);
  await page.keyboard.press('Escape');
  await expect(hint(page, 'phone')).toBeHidden();
});

test('without JavaScript every description is there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  expect(await openHints(page)).toBe(4);
  await context.close();
});

test('inserted later it comes alive, and leaves nothing behind, even when it is removed open', async ({
  page,
}) => {
  await page.addInitScript(countListenersAndTimers);
  await open(page);
  await page.locator('h1').evaluate(() => 0); // Playwright's own listeners come first
  const before = await keptAtRest(page);
  await press(page.locator('#insert'));
  await expect(page.locator('#inserted')).toHaveAttribute('data-state', 'ready');
  await page.locator('#late-field').focus();
  await expect(page.locator('#inserted')).toBeVisible();
  await page.evaluate(() => document.getElementById('place')?.replaceChildren());
  await expect.poll(() => kept(page)).toEqual(before);
  await field(page, 'phone').focus();
  await expectHit(hint(page, 'phone'));
});

test('from right to left, at 320 px and 200 % text, nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(PAGE);
  await enlargeText(page, 'rtl');
  await ready(page);
  await field(page, 'phone').focus();
  await expectHit(hint(page, 'phone'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await hint(page, 'phone').evaluate((element) => getComputedStyle(element).borderRightWidth)).toBe(
    '3px',
  );
});
