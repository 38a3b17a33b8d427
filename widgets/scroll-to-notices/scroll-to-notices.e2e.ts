import { expect, type Page, test } from '@playwright/test';
import { countListenersAndTimers, kept } from '../../tests/e2e/helpers/kept';
import { enlargeText } from '../../tests/e2e/helpers/large-text';
import { collectProblems, expectAccessible, watchLayoutShift } from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/scroll-to-notices.html';
const region = (page: Page) => page.locator('#region');
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

async function open(page: Page, query = '') {
  await page.goto(PAGE + query);
  for (const element of await page.locator('[data-widget="scroll-to-notices"]').all())
    await expect(element).toHaveAttribute('data-state', 'ready');
}

/** Its place under the window's top, in px: what moves the page there has to come first. */
const expectArrived = (page: Page, notice: string) =>
  expect.poll(() => topOf(page, notice)).toBeCloseTo(100, 0);

/**
 * Presses the button on a clock that stands still, and lets it run to the movement's first frame: each is 16 ms.
 *
 * @returns Where the notice's top is, in px of the window, before and after that frame.
 */
async function setOut(page: Page) {
  await page.locator('#alert').scrollIntoViewIfNeeded();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.locator('#alert').evaluate((button: HTMLElement) => button.click());
  await expect(region(page)).toBeFocused();
  const start = await topOf(page, '#region .notice');
  expect(start).toBeLessThan(-700);
  let first = start;
  await expect
    .poll(async () => {
      await page.clock.runFor(16);
      first = await topOf(page, '#region .notice');
      return first;
    })
    .toBeGreaterThan(start + 1);
  return { start, first };
}

test('a notice is scrolled to in 1000 ms, evenly, to 100 px below the top', async ({ page }) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await open(page);
  expect(await shift()).toBe(0);
  const { start, first } = await setOut(page);
  const perFrame = ((100 - start) * 16) / 1000;
  expect(first - start).toBeLessThanOrEqual(2 * perFrame + 1);
  for (const passed of [250, 500, 750]) {
    await page.clock.runFor(250);
    const even = first + ((100 - start) * passed) / 1000;
    expect(Math.abs((await topOf(page, '#region .notice')) - even)).toBeLessThanOrEqual(perFrame + 1);
  }
  await page.clock.runFor(200);
  expect(await topOf(page, '#region .notice')).toBeLessThan(99);
  await page.clock.runFor(50);
  expect(await topOf(page, '#region .notice')).toBeCloseTo(100, 0);
  await page.clock.runFor(500);
  expect(await topOf(page, '#region .notice')).toBeCloseTo(100, 0);
  expect(problems).toEqual([]);
});

test('the focus goes to the region; the notice is the only alert and is spoken once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await press(page.locator('#alert'));
  await expect(region(page)).toBeFocused();
  await expect(page.getByRole('group', { name: 'Thông báo' })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.locator('#mullion-status')).toBeEmpty();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('#phone')).toBeFocused();
  await expect(region(page)).not.toHaveAttribute('tabindex');
  await expect(region(page)).not.toHaveAttribute('role');

  await press(page.locator('#plain'));
  await expect(page.locator('#mullion-status')).toHaveText('Đã lưu địa chỉ.');
});

test('under reduced motion it is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.locator('#alert').scrollIntoViewIfNeeded();
  const frames = await page.evaluate(async () => {
    document.getElementById('alert')?.click();
    const seen = [];
    for (let frame = 0; frame < 60; frame++) {
      await new Promise(requestAnimationFrame);
      seen.push(scrollY);
    }
    return seen;
  });
  expect(new Set(frames).size).toBeLessThanOrEqual(2);
  expect(await topOf(page, '#region .notice')).toBeCloseTo(100, 0);
});

test('a visitor who scrolls before what moves has come is left there', async ({ page }) => {
  let scrolledOn = () => {};
  const scroll = new Promise<void>((resolve) => {
    scrolledOn = resolve;
  });
  await page.route(/\/build\/travel-/, (route) => scroll.then(() => route.continue()));
  await open(page);
  await press(page.locator('#alert'));
  await expect(region(page)).toBeFocused();
  const before = await scrolled(page);
  await page.mouse.wheel(0, -30);
  await expect.poll(() => scrolled(page)).toBe(before - 30);
  scrolledOn();
  await page.waitForTimeout(1500);
  expect(await scrolled(page)).toBe(before - 30);
});

test('a visitor who turns the wheel ends the movement', async ({ page }) => {
  await open(page);
  await setOut(page);
  await page.clock.runFor(300);
  const before = await scrolled(page);
  await page.mouse.wheel(0, 30);
  await expect.poll(() => scrolled(page)).toBe(before + 30);
  await page.clock.runFor(1200);
  expect(await scrolled(page)).toBe(before + 30);
  expect(await topOf(page, '#region .notice')).toBeLessThan(99);
});

for (const query of ['', '?late']) {
  test(`a failed checkout goes to its notices by jQuery's function and event${query && ', jQuery coming late'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, query);
    if (query) {
      await page.evaluate(() => (window as unknown as { bringJQuery(): void }).bringJQuery());
      await page.locator('#phone').focus();
    }
    await press(page.locator('#fail'));
    await expect(page.locator('.woocommerce-NoticeGroup')).toBeFocused();
    await expectArrived(page, '.woocommerce-NoticeGroup');
    await expect(page.getByRole('alert')).toHaveCount(1);
  });
}

test('without JavaScript the region is what the server made of it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(region(page)).toHaveJSProperty(
    'outerHTML',
    '<div data-widget="scroll-to-notices" id="region"></div>',
  );
  await context.close();
});

test('inserted later it comes alive, and leaves nothing behind', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.locator('h1').evaluate(() => 0); // Playwright's own listeners come first
  const handlers = () =>
    page.evaluate(() => (window as unknown as { jQuery: { handlers: Set<unknown> } }).jQuery.handlers.size);
  const before = { ...(await kept(page)), handlers: await handlers() };
  await press(page.locator('#insert'));
  const inserted = page.locator('#inserted');
  await expect(inserted).toHaveAttribute('data-state', 'ready');
  await inserted.evaluate((element) =>
    element.insertAdjacentHTML('beforeend', '<p role="alert">Chưa đúng.</p>'),
  );
  await expect(inserted).toBeFocused();
  await page.evaluate(() => document.getElementById('place')?.replaceChildren());
  await expect.poll(async () => ({ ...(await kept(page)), handlers: await handlers() })).toEqual(before);
});

test('from right to left, at 320 px and 200 % text, the notice is at the same place', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await enlargeText(page, 'rtl');
  await press(page.locator('#alert'));
  await expect(region(page)).toBeFocused();
  await expectArrived(page, '#region .notice');
});
