import { type Browser, expect, test } from '@playwright/test';
import { countListenersAndTimers, kept } from '../../tests/e2e/helpers/kept';
import { ASKS, canvas, fakes, google, insert, map, open, PAGE } from '../../tests/e2e/helpers/map';
import { collectProblems, expectAccessible, watchLayoutShift } from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';

test('the map comes near the view: light road map, with the key of the setting', async ({ page }) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  const asked = await google(page);
  await open(page);
  await expect(canvas(page)).toBeVisible();
  expect(asked).toHaveLength(1);
  const query = Object.fromEntries(asked[0]!.searchParams);
  expect(query).toMatchObject({ key: 'good', libraries: 'maps,marker', language: 'vi', v: 'quarterly' });
  expect((await fakes(page)).maps).toContainEqual({
    mapTypeId: 'roadmap',
    colorScheme: 'LIGHT',
    gestureHandling: 'cooperative',
    center: { lat: 10.7769, lng: 106.7009 },
    zoom: 16,
  });
  expect((await fakes(page)).pins).toContainEqual(['classic', 'Cửa nhôm kính Mullion']);
  const box = await map(page, 'office').locator('.mullion-map__frame').boundingBox();
  expect(await canvas(page).boundingBox()).toEqual(box);
  // One map: within ours, Google calls each of its own the same.
  await page.evaluate(() => {
    for (const other of document.querySelectorAll('section:not(#office)')) other.remove();
  });
  await expectAccessible(page);
  expect(await shift()).toBe(0);
  expect(problems).toEqual([]);
});

test('a map further down than 200 px waits; two maps share one client and have each their place', async ({
  page,
}) => {
  const asked = await google(page);
  await page.setViewportSize({ width: 800, height: 400 });
  await open(page, { key: 'good', mapId: 'abc' });
  await expect(canvas(page)).toBeVisible();
  await expect(canvas(page, 'workshop')).toHaveCount(0);
  await map(page, 'workshop').scrollIntoViewIfNeeded();
  await expect(canvas(page, 'workshop')).toBeVisible();
  expect(asked).toHaveLength(1);
  const { maps, pins } = await fakes(page);
  const places = maps.map(({ center, zoom, mapId }) => ({ center, zoom, mapId }));
  expect(places).toContainEqual({ center: { lat: 10.7769, lng: 106.7009 }, zoom: 16, mapId: 'abc' });
  expect(places).toContainEqual({ center: { lat: 21.0285, lng: 105.8542 }, zoom: 14, mapId: 'abc' });
  expect(pins).toContainEqual(['advanced', 'Xưởng Hà Nội']);
});

test('the keyboard goes through the map and past it', async ({ page }) => {
  await google(page);
  await open(page);
  await expect(canvas(page)).toBeVisible();
  const focused = () =>
    page.evaluate(() => document.activeElement?.ariaLabel || document.activeElement?.textContent);
  await map(page, 'office').locator('.mullion-map__link').focus();
  const stops: (string | null | undefined)[] = [];
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Tab');
    stops.push(await focused());
  }
  expect(stops).toEqual(['Bỏ qua bản đồ', 'Bản đồ', 'Phóng to', 'Thu nhỏ']);
  await page.keyboard.press('Tab');
  await expect(map(page, 'workshop').locator('.mullion-map__link')).toBeFocused();

  await map(page, 'office').locator('.mullion-map__link').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Bỏ qua bản đồ' }).first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(map(page, 'workshop').locator('.mullion-map__link')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Bản đồ: Cửa nhôm kính Mullion' })).toBeVisible();
});

test('one that comes later starts; one that goes leaves no node, listener or timer', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await google(page);
  await open(page, ASKS);
  const late = map(page, 'place');
  const round = async () => {
    await insert(page);
    await press(late.getByRole('button'));
    await expect(canvas(page, 'place')).toBeVisible();
    const element = (await late.elementHandle())!;
    await press(page.locator('#remove'));
    await expect.poll(() => element.evaluate((node) => (node as HTMLElement).dataset.state)).toBeUndefined();
    return element.evaluate((node) => node.outerHTML);
  };
  await round();
  const before = await kept(page);
  const sent = await page.locator('#late').evaluate((node) => (node as HTMLTemplateElement).innerHTML);
  expect(await round()).toBe(sent);
  expect(await round()).toBe(sent);
  expect(await kept(page)).toEqual(before);
});

test('one that goes while its client loads leaves nothing either', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await google(page, 'is silent');
  await open(page, ASKS);
  const late = map(page, 'place');
  await insert(page);
  await expect(late.getByRole('button')).toBeVisible();
  await press(page.locator('#remove'));
  await page.waitForTimeout(200);
  const before = await kept(page);
  await insert(page);
  await press(late.getByRole('button'));
  await expect(late.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  expect((await kept(page)).timers).toBe(before.timers + 1);
  await press(page.locator('#remove'));
  await expect.poll(() => kept(page)).toEqual(before);
});

async function withoutScript(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  return { page, close: () => context.close() };
}

test('without JavaScript there are the address, its link and the picture, and no empty frame', async ({
  browser,
  baseURL,
}) => {
  const { page, close } = await withoutScript(browser, baseURL);
  await expect(map(page, 'office').locator('address')).toContainText('12 Nguyễn Huệ');
  await expect(map(page, 'office').getByRole('link')).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=10.7769%2C106.7009',
  );
  await expect(map(page, 'office').locator('.mullion-map__frame')).toBeHidden();
  await expect(map(page, 'workshop').getByRole('img')).toBeVisible();
  await close();
});

for (const [name, width, style] of [
  ['320 px wide', 320, ''],
  ['at twice the text size', 640, 'font-size:200%'],
] as const) {
  test(`${name} and right to left the question fits and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    const shift = await watchLayoutShift(page);
    await open(page, ASKS, ['<html ', `<html dir="rtl" style="${style}" `]);
    const frame = map(page, 'office').locator('.mullion-map__frame');
    const facade = frame.locator('.mullion-map__facade');
    await frame.scrollIntoViewIfNeeded();
    await expect(facade).toBeVisible();
    const [outer, inner] = [(await frame.boundingBox())!, (await facade.boundingBox())!];
    expect(inner.x).toBeGreaterThanOrEqual(outer.x);
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
    expect(outer.height).toBeGreaterThanOrEqual(320);
    expect(inner.y).toBeGreaterThanOrEqual(outer.y);
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await shift()).toBe(0);
  });
}

test('on paper there is the address with its link', async ({ page }) => {
  await google(page);
  await open(page);
  await expect(canvas(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(canvas(page)).toBeHidden();
  await expect(map(page, 'office').locator('address')).toBeVisible();
});
