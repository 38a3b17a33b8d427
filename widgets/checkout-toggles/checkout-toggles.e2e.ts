import { expect, type Page, test } from '@playwright/test';
import {
  account,
  coupon,
  login,
  moved,
  open,
  PAGE,
  ready,
  shipping,
  still,
  watchMovements,
} from '../../tests/e2e/helpers/checkout-toggles';
import { expectChange, recordFrames } from '../../tests/e2e/helpers/frames';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { expectHit, press } from '../../tests/e2e/helpers/seen';

test.beforeEach(({ page }) => watchMovements(page));

test('sections are closed from the first frame; starting moves nothing and loses no node', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  const below = await page.locator('#below').boundingBox();
  const lost = await rememberNodes(page, 'body');
  await ready(page);
  for (const panel of [
    'form.login',
    '.checkout_coupon',
    'div.create-account',
    'div.shipping_address',
    '#tom-tat',
  ])
    await expect(page.locator(panel)).toBeHidden();
  expect(await page.locator('#below').boundingBox()).toEqual(below);
  expect(await shift()).toBe(0);
  expect(await lost()).toEqual([]);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

for (const [name, find, panel, ms] of [
  ['login', login, 'form.login', 900],
  ['coupon', coupon, '.checkout_coupon', 900],
  ['account', account, 'div.create-account', 900],
  ['shipping', shipping, 'div.shipping_address', 1000],
  ['a section by hand', (page: Page) => page.locator('#note-toggle'), '#ghi-chu', 900],
  ['a checkbox by hand', (page: Page) => page.locator('#invoice'), '#hoa-don', 900],
  ['the side panel', (page: Page) => page.locator('#side-toggle'), '#tom-tat', 1000],
] as const) {
  test(`${name}: opens and closes in ${ms} ms, told by aria-expanded`, async ({ page }) => {
    await open(page);
    const toggle = find(page);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(
      await page.locator(`#${await toggle.getAttribute('aria-controls')}`).evaluate((e) => e.tagName),
    ).toBe(await page.locator(panel).evaluate((e) => e.tagName));
    await toggle.scrollIntoViewIfNeeded();
    const frames = await recordFrames(page.locator(panel), () => press(toggle), ms + 300);
    const [first, last] = [frames[0]!, frames.at(-1)!];
    if (name === 'the side panel') expectChange(frames, 'x', [first.x, last.x], ms);
    else expectChange(frames, 'height', [0, last.height], ms);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await still(page);
    await expectHit(page.locator(panel).locator('input:not([type="hidden"]), button').first());
    await expectAccessible(page);
    await moved(page);
    await press(toggle);
    expect(await moved(page)).toEqual([ms]);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator(panel)).toBeHidden();
  });
}

test('the focus goes into what a link or a button opens, and stays on a checkbox', async ({ page }) => {
  await open(page);
  await login(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#username')).toBeFocused();
  await coupon(page).focus();
  await page.keyboard.press(' ');
  await expect(page.locator('#coupon_code')).toBeFocused();
  await press(page.locator('#note-toggle'));
  await expect(page.locator('#note')).toBeFocused();
  await shipping(page).focus();
  await page.keyboard.press(' ');
  await expect(page.locator('div.shipping_address')).toBeVisible();
  await expect(shipping(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#shipping_first_name')).toBeFocused();
});

test('what is in a section that its checkbox has closed is neither sent nor required', async ({ page }) => {
  await open(page);
  await account(page).check();
  await page.locator('#account_password').fill('bí mật');
  await account(page).uncheck();
  await shipping(page).check();
  await page.locator('#shipping_first_name').fill('Bình');
  await page.locator('#shipping_address_1').fill('Số 9');
  await press(page.locator('#place_order'));
  await expect(page.locator('#method')).toHaveText('POST');
  const sent = await page.locator('th').allTextContents();
  expect(sent).toEqual([
    'billing_first_name',
    'ship_to_different_address',
    'shipping_first_name',
    'shipping_address_1',
  ]);
});

test('opened again, what was typed is there', async ({ page }) => {
  await open(page);
  await shipping(page).check();
  await page.locator('#shipping_first_name').fill('Bình');
  await shipping(page).uncheck();
  await expect(page.locator('#shipping_first_name')).toBeDisabled();
  await shipping(page).check();
  await expect(page.locator('#shipping_first_name')).toHaveValue('Bình');
  await expect(page.locator('#shipping_first_name')).toBeEnabled();
});

test('a press while it moves turns it round', async ({ page }) => {
  await open(page);
  // In one go: a slow machine would be at the end of it by the second press.
  const height = await login(page).evaluate(async (link: HTMLElement) => {
    const form = document.querySelector<HTMLElement>('form.login');
    link.click();
    const first = form?.getAnimations()[0];
    if (first) first.currentTime = 450;
    const half = form?.offsetHeight;
    link.click();
    return Math.abs((form?.offsetHeight ?? 0) - (half ?? 0));
  });
  expect(height).toBeLessThan(2);
  expect(await moved(page)).toEqual([900, 900]);
  await expect(page.locator('form.login')).toBeHidden();
});

test('the side panel closes by Escape, by its own button and by a press elsewhere', async ({ page }) => {
  await open(page);
  const toggle = page.locator('#side-toggle');
  const panel = page.locator('#tom-tat');
  await press(toggle);
  await expect(panel.locator('[data-close]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
  await press(toggle);
  await press(panel.locator('[data-close]'));
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
  await press(toggle);
  await page.locator('h1').click({ position: { x: 5, y: 5 } });
  await expect(panel).toBeHidden();
});
