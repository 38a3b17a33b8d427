import { expect, type Page, test } from '@playwright/test';
import { hold } from '../../tests/e2e/helpers/held';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { expectHit, press } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/header-search.html';
const box = (page: Page, at = 0) => page.locator('[data-widget="header-search"]').nth(at);
const button = (page: Page, at = 0) => box(page, at).locator('summary');
const form = (page: Page, at = 0) => box(page, at).getByRole('search');
const field = (page: Page, at = 0) => box(page, at).locator('[name="s"]');

test('the button opens the form with the focus in it, Escape closes it; nothing moves or is lost', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await page.goto(PAGE);
  await expect(form(page)).toBeHidden();
  const lost = await rememberNodes(page, 'body');
  const before = await page.locator('#text').boundingBox();
  await expectAccessible(page);

  await press(button(page));
  await expect(field(page)).toBeFocused();
  expect(await page.locator('#text').boundingBox()).toEqual(before);
  await page.waitForTimeout(300); // the fading in
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  await expect(field(page)).toBeFocused();
  await press(button(page));
  await expect(form(page)).toBeHidden();
  expect(await lost()).toEqual([]);
  expect(await shift()).toBe(0);
  expect(problems).toEqual([]);
});

test('it closes when the focus leaves by Tab, or a press goes elsewhere, and takes no focus', async ({
  page,
}) => {
  await page.goto(PAGE);
  await press(button(page));
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('#cart')).toBeFocused();
  await expect(form(page)).toBeHidden();
  await press(button(page));
  await press(page.locator('h1'));
  await expect(form(page)).toBeHidden();
});

test('the first click opens it while the chunk is slow, and the focus follows', async ({ page }) => {
  const release = await hold(page, /\/header-search-[^/]*\.js/);
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await press(button(page));
  await expect(form(page)).toBeVisible();
  release();
  await expect(field(page)).toBeFocused();
});

for (const fault of ['header-search', 'entry']) {
  test(`with the ${fault} blocked it still opens and sends`, async ({ page }) => {
    await page.route(new RegExp(`/${fault}-[^/]*\\.js`), (route) => route.abort());
    await page.goto(PAGE);
    await press(button(page, 1));
    await field(page, 1).fill('vách kính');
    await field(page, 1).press('Enter');
    await expect(page).toHaveURL(/\/echo\?s=v%C3%A1ch/);
  });
}

test('without JavaScript it opens and sends the word, with the kind of post where there is a shop', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  await button(page).press('Enter');
  await field(page).fill('cửa');
  await press(form(page).getByRole('button'));
  await expect(page).toHaveURL(/\/\?s=c%E1%BB%ADa&post_type=product$/);
  await context.close();
});

for (const [width, dir] of [
  [320, 'ltr'],
  [320, 'rtl'],
  [640, 'ltr'],
  [1280, 'ltr'],
  [1280, 'rtl'],
] as const) {
  test(`at ${width} px, ${dir}, the whole form is in the window and large enough for a finger`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await page.goto(PAGE);
    await page.evaluate((value) => {
      document.documentElement.dir = value;
    }, dir);
    await press(button(page));
    await expectHit(form(page).locator('label span'));
    const { x, y, width: size } = (await form(page).boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + size).toBeLessThanOrEqual(width);
    expect(y).toBeGreaterThanOrEqual((await button(page).boundingBox())!.y + 44);
    for (const part of [button(page), field(page), form(page).getByRole('button')]) {
      const target = (await part.boundingBox())!;
      // While it moves its edges lie between pixels.
      expect(Math.round(Math.min(target.width, target.height))).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('under reduced motion it is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  await press(button(page));
  expect(await form(page).evaluate((element) => element.getAnimations().length)).toBe(0);
});

test("two on one page, and a theme's own form, do not disturb each other", async ({ page }) => {
  await page.goto(PAGE);
  await press(button(page));
  await press(button(page, 1));
  await expect(form(page)).toBeHidden();
  await expect(field(page, 1)).toBeFocused();
  await press(button(page, 2));
  await expect(form(page, 1)).toBeHidden();
  await expect(field(page, 2)).toBeFocused();
});

test('inserted later it comes alive; removed it leaves nothing', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await page.goto(PAGE);
  const html = await box(page).evaluate((element) => {
    const { outerHTML } = element;
    element.remove();
    return outerHTML;
  });
  await press(page.locator('h1'));
  const before = await keptAtRest(page);
  await page.evaluate(
    (markup) => document.querySelector('header')?.insertAdjacentHTML('beforeend', markup),
    html,
  );
  await press(button(page));
  await expect(field(page)).toBeFocused();
  await box(page).evaluate((element) => element.remove());
  await expect.poll(() => kept(page)).toEqual(before);
});
