import { expect, type Page, test } from '@playwright/test';
import { hold } from '../../tests/e2e/helpers/held';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/category-tree.html';
const button = (page: Page, name: string) => page.getByRole('button', { name: `Mở ${name}`, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const ready = (page: Page) => expect(page.locator('#shop > ul')).toHaveAttribute('data-state', 'ready');
/** Every link of the shop's tree that can be seen. */
const seen = (page: Page) =>
  page
    .locator('#shop li > a')
    .evaluateAll((links) => links.filter((one) => one.checkVisibility()).map((one) => one.textContent));
const AT_FIRST = [
  'Cửa',
  'Cửa đi',
  'Cửa sổ',
  'Cửa sổ lùa',
  'Cửa sổ mở hất dùng cho phòng tắm và nhà bếp',
  'Phụ kiện',
  'Dịch vụ',
];

test('the branch of the page is open from the first frame; starting moves nothing and loses no node', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  const go = await hold(page, '**/build/category-tree-*.js');
  await page.goto(PAGE);
  expect(await seen(page)).toEqual(AT_FIRST);
  const lost = await rememberNodes(page, 'body');
  const before = await page.locator('#below').boundingBox();
  await page.waitForTimeout(600);
  go();
  await ready(page);
  expect(await seen(page)).toEqual(AT_FIRST);
  await expect(link(page, 'Xingfa')).toBeVisible();
  await expect(link(page, 'Cường lực')).toBeHidden();
  expect(await page.locator('#below').boundingBox()).toEqual(before);
  expect(await shift()).toBe(0);
  expect(await lost()).toEqual([]);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('opening an item closes its siblings and what is open in them, in 250 ms', async ({ page }) => {
  await page.goto(PAGE);
  await ready(page);
  const durations = await page.locator('#shop').evaluate((root) => {
    root.querySelector<HTMLElement>('.cat-item-23 > button')?.click();
    const movements = root.getAnimations({ subtree: true });
    const slides = movements.filter((movement) => !(movement instanceof CSSTransition));
    return slides.map(({ effect }) => effect?.getComputedTiming().duration);
  });
  expect(durations.length).toBeGreaterThan(0);
  expect(new Set(durations)).toEqual(new Set([250]));
  await expect(link(page, 'Cửa sổ')).toBeHidden();
  expect(await seen(page)).toEqual(['Cửa', 'Phụ kiện', 'Khóa', 'Ron', 'Dịch vụ']);
  const arrow = () => button(page, 'Cửa').evaluate((element) => getComputedStyle(element, '::before').rotate);
  await expect.poll(arrow, 'points down: there is more').toBe('45deg');
  await press(button(page, 'Cửa'));
  await expect.poll(arrow, 'points up: it can be closed').toBe('225deg');
  await expect(link(page, 'Khóa')).toBeHidden();
  expect(await seen(page)).toEqual(['Cửa', 'Cửa đi', 'Cửa sổ', 'Phụ kiện', 'Dịch vụ']);
  await expectAccessible(page);
});

test('by the keyboard: from a link to its button, Enter and Space, and the focus stays', async ({ page }) => {
  await page.goto(PAGE);
  await ready(page);
  await link(page, 'Phụ kiện').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Phụ kiện')).toBeFocused();
  await expect(button(page, 'Phụ kiện')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Phụ kiện')).toHaveAttribute('aria-expanded', 'true');
  await expect(button(page, 'Phụ kiện')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Khóa')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press(' ');
  await expect(link(page, 'Khóa')).toBeHidden();
});

test("a parent's link still leads to its category", async ({ page }) => {
  await page.goto(PAGE);
  await ready(page);
  await press(link(page, 'Phụ kiện'));
  await expect(page).toHaveURL(/shop-page\?phu-kien/);
});

test('without JavaScript everything is open; with the entry blocked, the branch of the page', async ({
  browser,
  page,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await context.newPage();
  await plain.goto(PAGE);
  for (const name of ['Một cánh', 'Khóa', 'Cường lực']) await expect(link(plain, name)).toBeVisible();
  await expect(plain.locator('#shop button')).toHaveCount(0);
  await context.close();
  await page.route('**/build/entry-*.js', (route) => route.abort());
  await page.goto(PAGE);
  expect(await seen(page)).toEqual(AT_FIRST);
});

test('with less motion it opens at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  await ready(page);
  const [running, isThere] = await page.evaluate(() => {
    document.querySelector<HTMLElement>('#shop .cat-item-23 > button')?.click();
    const root = document.querySelector('#shop') as HTMLElement;
    return [
      root.getAnimations({ subtree: true }).length,
      document.querySelector('#shop .cat-item-35')?.checkVisibility(),
    ];
  });
  expect(running).toBe(0);
  expect(isThere).toBe(true);
});

for (const [what, width, css, dir] of [
  ['320 px wide', 320, '', 'ltr'],
  ['from right to left', 320, '', 'rtl'],
  ['at 200 % zoom of the text', 640, 'html { font-size: 200% } body { font-size: 1rem }', 'ltr'],
] as const) {
  test(`${what} nothing is cut off, and buttons are 44 px beside their links`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PAGE);
    await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
    if (css) await page.addStyleTag({ content: css });
    await ready(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect(button(page, 'Kính')).toBeVisible();
    const box = (await button(page, 'Kính').boundingBox())!;
    const text = (await link(page, 'Kính').boundingBox())!;
    expect([box.width, box.height]).toEqual([44, 44]);
    if (dir === 'rtl') expect(box.x + box.width).toBeLessThan(text.x);
    else expect(box.x).toBeGreaterThan(text.x + text.width);
  });
}

test('one that comes later works, and removed it leaves nothing behind', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await page.goto(PAGE);
  await ready(page);
  const round = async () => {
    await press(page.locator('#insert'));
    await page.locator('#inserted').scrollIntoViewIfNeeded();
    await press(button(page, 'Lan can'));
    await expect(link(page, 'Lan can kính')).toBeVisible();
    await press(page.locator('#take-away'));
    await page.waitForTimeout(150);
  };
  await round();
  const before = await keptAtRest(page);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  for (let times = 0; times < 3; times++) await round();
  expect(await kept(page)).toEqual(before);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBe(nodes);
});
