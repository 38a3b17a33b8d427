import { expect, type Locator, type Page, test } from '@playwright/test';
import { countListenersAndTimers, kept } from '../../tests/e2e/helpers/kept';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/countdown.html';
const NOW = new Date('2030-12-31T23:58:55+07:00');
const byHand = (page: Page) => page.locator('#by-hand');
const numbers = async (root: Locator) =>
  (await root.locator('.mullion-countdown__number').allTextContents()).join(' ');
const ready = (page: Page) => expect(byHand(page)).toHaveAttribute('data-state', 'ready');

test('all count the same second; nothing moves, no node is lost, and axe is content', async ({ page }) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.route('**/build/countdown-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(PAGE);
  const lost = await rememberNodes(page, 'body');
  // What its author lets disappear at zero moves what follows; it is no part of the promise.
  await page.evaluate(() => document.querySelector('[data-ended-hide]')?.remove());
  await page.waitForTimeout(100);
  const before = await shift();
  await ready(page);
  await page.waitForTimeout(1200);
  expect(await shift()).toBe(before);
  expect((await lost()).length).toBe(3); // the one removed above: it, its sentence, its date
  // All in one look: a second may pass between two.
  const [templated, , written, time] = await page.getByRole('timer').allTextContents();
  expect([written, time]).toEqual([templated, templated]);
  await expectAccessible(page);
  expect(problems).toEqual([expect.stringContaining('"ngày mai"')]);
  await expect(page.locator('#wrong')).toHaveText('Ngày mai.');
});

test('days, hours, minutes and seconds with their words, on the full second', async ({ page }) => {
  await page.clock.install({ time: NOW });
  await page.goto(PAGE);
  await page.clock.runFor(1000); // lets the page be idle
  await ready(page);
  const root = byHand(page);
  expect(await root.locator('.mullion-countdown__label').allTextContents()).toEqual([
    'ngày',
    'giờ',
    'phút',
    'giây',
  ]);
  const timer = root.getByRole('timer', { name: /Thời gian còn lại đến lúc 00:00.*2031/ });
  await expect(timer).toBeVisible();
  // Between the two looks no time of its own may pass.
  await page.clock.pauseAt(new Date(NOW.getTime() + 20_000));
  const first = await numbers(root);
  expect(first).toBe('00 00 00 45');
  await page.clock.runFor(3000);
  const seconds = (text: string) => Number(text.slice(-5, -3)) * 60 + Number(text.slice(-2));
  expect(seconds(first) - seconds(await numbers(root))).toBe(3);
});

test('it ends with its text, said once by the one live region; the box stays as it is', async ({ page }) => {
  await page.clock.install({ time: NOW });
  await page.goto(PAGE);
  await page.clock.runFor(1000);
  await ready(page);
  await press(page.locator('#soon'));
  await page.clock.runFor(2000);
  const five = page.locator('#five');
  await expect(five.getByRole('timer')).toBeVisible();
  const box = await five.boundingBox();
  await page.clock.runFor(6000);
  await expect(five).toContainText('Hết giờ rồi.');
  await expect(page.locator('#mullion-status')).toHaveText('Hết giờ rồi.');
  expect(await five.boundingBox()).toEqual(box);
  await expectAccessible(page);
});

test('what has ended before says its text, or is gone', async ({ page }) => {
  await page.goto(PAGE);
  await ready(page);
  await expect(page.locator('[data-ended]').first()).toContainText('Khuyến mãi đã kết thúc.');
  await expect(page.locator('[data-ended-hide]')).toBeHidden();
  await expect(page.locator('#mullion-status')).toHaveText('');
});

test('without JavaScript the end date is told, in a box of the same size', async ({ browser, baseURL }) => {
  const sizes: (number | undefined)[] = [];
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(PAGE);
    if (javaScriptEnabled) await ready(page);
    else await expect(page.getByText('Kết thúc lúc 00:00 ngày 1 tháng 1 năm 2031').first()).toBeVisible();
    sizes.push((await page.locator('.mullion-countdown').first().boundingBox())?.height);
    await context.close();
  }
  expect(sizes[0]).toBe(sizes[1]);
});

for (const [what, width, css, dir] of [
  ['320 px wide', 320, '', 'ltr'],
  ['from right to left', 360, '', 'rtl'],
  ['at 200 % zoom of the text', 640, 'html { font-size: 200% }', 'ltr'],
  ['320 px wide at 200 % zoom of the text', 320, 'html { font-size: 200% }', 'ltr'],
  ['in a sidebar', 1280, '[data-widget="countdown"] { inline-size: 180px }', 'ltr'],
] as const) {
  test(`${what} nothing is cut off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PAGE);
    await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
    if (css) await page.addStyleTag({ content: css });
    await ready(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const cut = await page
      .locator('.mullion-countdown__unit')
      .evaluateAll(
        (units) =>
          units.filter((unit) => unit.scrollWidth > unit.clientWidth || unit.scrollHeight > unit.clientHeight)
            .length,
      );
    expect(cut).toBe(0);
    // Four in a row, or two and two: never three and one.
    const rows = await byHand(page)
      .locator('.mullion-countdown__unit')
      .evaluateAll((units) => units.map((unit) => unit.getBoundingClientRect().top));
    expect([4, 2]).toContain(rows.filter((top) => top === rows[0]).length);
  });
}

test('one that comes later runs, and removed it leaves no listener and no timer', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await page.goto(PAGE);
  await ready(page);
  const round = async () => {
    await press(page.locator('#insert'));
    await page.locator('#inserted').scrollIntoViewIfNeeded();
    await expect(page.locator('#inserted').getByRole('timer')).toBeVisible();
    await press(page.locator('#take-away'));
    await page.waitForTimeout(100);
  };
  await round();
  const before = await kept(page);
  for (let times = 0; times < 3; times++) await round();
  expect(await kept(page)).toEqual(before);
  // The last one that leaves takes the timer and the listener with it.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-widget="countdown"]')) element.remove();
  });
  await page.waitForTimeout(100);
  expect((await kept(page)).timers).toBe(before.timers - 1);
});
