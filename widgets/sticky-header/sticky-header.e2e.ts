import { expect, test } from '@playwright/test';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';
import { foot, header, open, PAGE, padding, scrollTo, top } from '../../tests/e2e/helpers/sticky-header';

for (const width of [320, 1280]) {
  test(`at ${width} px: normal at 120 px of scroll, sticky at 121, and nothing moves`, async ({ page }) => {
    const problems = collectProblems(page);
    const shift = await watchLayoutShift(page);
    await page.setViewportSize({ width, height: 700 });
    await open(page);
    const lost = await rememberNodes(page, 'body');
    const height = (await header(page).boundingBox())!.height;
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    await expectAccessible(page);
    for (const [to, isStuck] of [
      [120, false],
      [121, true],
      [900, true],
      [121, true],
      [120, false],
      [0, false],
    ] as const) {
      await scrollTo(page, to);
      await expect(header(page)).toHaveCSS(
        'box-shadow',
        isStuck ? /^rgba\(0, 0, 0, 0\.14\) 0px 2px 16px/ : 'none',
      );
      expect((await header(page).boundingBox())!.height).toBe(height);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(length);
      if (isStuck) expect(await top(page, '[data-widget="sticky-header"]')).toBe(-35);
    }
    await scrollTo(page, 900);
    await expectAccessible(page);
    expect(await lost()).toEqual([]);
    expect(await shift()).toBe(0);
    expect(problems).toEqual([]);
  });
}

test("an anchor's target shows below the header, and the room follows the header's height", async ({
  page,
}) => {
  await open(page);
  await press(page.getByRole('link', { name: 'Bảo hành', exact: true }));
  expect(await top(page, '#bao-hanh')).toBeGreaterThanOrEqual(await foot(page));
  const before = await padding(page);
  await page.locator('.shop-header__row').evaluate((row) => {
    row.style.paddingBlock = '40px';
  });
  await expect.poll(() => padding(page)).toBeGreaterThan(before + 40);
  expect(await padding(page)).toBeCloseTo((await foot(page)) + 8, 0);
});

test('an address with a fragment lands below a header that is taller than the stylesheet guesses', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const row = document.querySelector<HTMLElement>('.shop-header__row');
      if (row) row.style.paddingBlock = '80px';
    }),
  );
  await open(page, `${PAGE}#cong-trinh`);
  await expect.poll(async () => (await top(page, '#cong-trinh')) >= (await foot(page))).toBe(true);
});

test('what gets the focus by Tab, either way, is never under the header', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 500 });
  await open(page);
  await scrollTo(page, 100_000);
  const isClear = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const box = activeElement!.getBoundingClientRect();
      const end = document.querySelector('[data-widget="sticky-header"]')!.getBoundingClientRect().bottom;
      return Boolean(activeElement!.closest('header')) || box.top >= end;
    });
  await page.locator('#last').focus();
  for (let at = 0; at < 5; at++) {
    expect(await isClear()).toBe(true);
    await page.keyboard.press('Shift+Tab');
  }
  await page.locator('#first').focus();
  for (let at = 0; at < 6; at++) {
    expect(await isClear()).toBe(true);
    await page.keyboard.press('Tab');
  }
});

test('the part that scrolls away comes back for the keyboard', async ({ page }) => {
  await open(page);
  await scrollTo(page, 800);
  expect(await top(page, '.contact-line')).toBeLessThan(0);
  await page.locator('.brand + a').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('#hotline')).toBeFocused();
  expect(await top(page, '.contact-line')).toBe(0);
});

test('the focus within it scrolls nothing: the place where one was reading stays', async ({ page }) => {
  await open(page);
  await scrollTo(page, 800);
  await page.locator('.brand + a').focus();
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(page.locator('[data-widget="sticky-header"] :focus')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(800);
  }
});

test('without JavaScript it sticks, and an anchor keeps clear of it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  await press(page.getByRole('link', { name: 'Bảo hành', exact: true }));
  await expect(page).toHaveURL(/#bao-hanh/);
  const [line, end] = await Promise.all([
    page.locator('#bao-hanh').boundingBox(),
    header(page).boundingBox(),
  ]);
  expect(end!.y).toBeCloseTo(-35, 0);
  expect(line!.y).toBeGreaterThanOrEqual(end!.y + end!.height);
  await context.close();
});

test('a low window, as a zoom of 200 % makes it, belongs to the content', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await open(page);
  await scrollTo(page, 500);
  expect(await foot(page)).toBeLessThan(0);
  expect(await padding(page)).not.toBeGreaterThan(0);
});

test('a phone that is turned stays at what is read', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await open(page);
  await scrollTo(page, 1800);
  await page.setViewportSize({ width: 740, height: 360 });
  await page.waitForTimeout(500);
  // Other lines on a wider page: near, and far from its top.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(600);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.waitForTimeout(500);
  expect(Math.abs((await page.evaluate(() => scrollY)) - 1800)).toBeLessThan(400);
  await context.close();
});

test('under reduced motion the shadow comes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  expect(await header(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s');
});

test('right to left it is the same', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await scrollTo(page, 700);
  await expect(header(page)).toHaveAttribute('data-stuck');
  expect(await header(page).boundingBox()).toMatchObject({ x: 0, y: -35 });
});

test('inserted later it comes alive; removed it leaves nothing', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await open(page);
  const html = await header(page).evaluate((element) => {
    const { outerHTML } = element;
    element.remove();
    return outerHTML;
  });
  await expect.poll(() => padding(page)).not.toBeGreaterThan(0);
  const before = await keptAtRest(page);
  await page.evaluate((markup) => document.body.insertAdjacentHTML('afterbegin', markup), html);
  await scrollTo(page, 300);
  await expect(header(page)).toHaveAttribute('data-stuck');
  expect(await padding(page)).toBeGreaterThan(60);
  await header(page).evaluate((element) => element.remove());
  await expect.poll(() => kept(page)).toEqual(before);
  expect(await padding(page)).not.toBeGreaterThan(0);
});
