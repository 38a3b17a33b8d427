import { type CDPSession, expect, type Page, test } from '@playwright/test';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

const viewer = (page: Page) => page.getByRole('dialog');
const picture = (page: Page) => viewer(page).locator('img.mullion-lightbox__media');
const counter = (page: Page) => viewer(page).locator('.mullion-lightbox__counter');
const zoom = (page: Page) => viewer(page).locator('.mullion-lightbox__zoom');
const MIDDLE = { x: 180, y: 370 };

/** Opens the viewer by a tap and waits for glightbox; what comes back moves one finger. */
async function opened(page: Page, link = '#works a >> nth=1') {
  await page.goto('/fixtures/pages/lightbox.html');
  await page.locator(link).tap();
  await expect(page.locator('dialog[data-state="ready"]')).toBeVisible();
  // The second tap of a double tap on the link does nothing.
  await page.waitForTimeout(600);
  return page.context().newCDPSession(page);
}

const send = (
  touch: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  x?: number,
  y?: number,
  timestamp?: number,
) =>
  touch.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    ...(timestamp && { timestamp }),
  });

async function drag(touch: CDPSession, x: number, y: number, from = MIDDLE, isLetGo = true) {
  await send(touch, 'touchStart', from.x, from.y);
  for (const part of [0.25, 0.5, 0.75, 1])
    await send(touch, 'touchMove', from.x + x * part, from.y + y * part);
  if (isLetGo) await send(touch, 'touchEnd');
}

const left = async (page: Page) => (await picture(page).boundingBox())!.x;

test('the picture follows the finger; let go too early it goes back to its place', async ({ page }) => {
  const touch = await opened(page);
  const before = await left(page);
  await drag(touch, -80, 0, MIDDLE, false);
  expect(await left(page)).toBeLessThan(before - 60);
  await send(touch, 'touchMove', MIDDLE.x - 20, MIDDLE.y);
  await send(touch, 'touchEnd');
  await expect.poll(() => left(page)).toBeCloseTo(before, 0);
  await expect(counter(page)).toHaveText('2 / 4');
});

test('at an end a swipe leads nowhere and leaves the picture in its place', async ({ page }) => {
  const touch = await opened(page, '#works a >> nth=0');
  const before = await left(page);
  await drag(touch, 150, 0);
  await expect.poll(() => left(page)).toBeCloseTo(before, 0);
  await expect(counter(page)).toHaveText('1 / 4');
});

test('a swipe down closes the viewer, and the focus is back', async ({ page }) => {
  const touch = await opened(page);
  await drag(touch, 0, 300);
  await expect(viewer(page)).toHaveCount(0);
  await expect(page.locator('#works a').nth(1)).toBeFocused();
});

for (const [how, ms, count] of [
  ['as a long swipe does', 120, 0],
  ['but not as far and slowly', 600, 1],
] as const)
  test(`a flick down closes the viewer, ${how}`, async ({ page }) => {
    const touch = await opened(page);
    const before = (await picture(page).boundingBox())!.y;
    // Seconds: when the fingers moved, however long a busy machine takes to tell.
    const from = Date.now() / 1000;
    await send(touch, 'touchStart', MIDDLE.x, MIDDLE.y, from);
    for (const part of [0.25, 0.5, 0.75, 1])
      await send(touch, 'touchMove', MIDDLE.x, MIDDLE.y + 150 * part, from + (part * ms) / 1000);
    await send(touch, 'touchEnd', undefined, undefined, from + ms / 1000);
    await expect(viewer(page)).toHaveCount(count);
    if (count) await expect.poll(async () => (await picture(page).boundingBox())?.y).toBeCloseTo(before, 0);
  });

test('two taps zoom the picture; a finger then moves it within its edges and leads nowhere', async ({
  page,
}) => {
  const touch = await opened(page);
  for (let times = 0; times < 2; times++) await page.touchscreen.tap(MIDDLE.x, MIDDLE.y);
  await expect(zoom(page)).toHaveAccessibleName('Thu nhỏ');
  const before = await left(page);
  await drag(touch, -60, 0);
  expect(await left(page)).toBeLessThan(before - 40);
  for (let times = 0; times < 3; times++) await drag(touch, 170, 0);
  await expect.poll(() => left(page)).toBeCloseTo(0, 0);
  await expect(counter(page)).toHaveText('2 / 4');
  // Chromium takes the tap after a fling for what stops it.
  await page.waitForTimeout(300);
  for (let times = 0; times < 2; times++) await page.touchscreen.tap(MIDDLE.x, MIDDLE.y);
  await expect(zoom(page)).toHaveAccessibleName('Phóng to');
});

test('a phone that is turned shows no emptiness beside a zoomed picture', async ({ page }) => {
  const touch = await opened(page);
  for (let times = 0; times < 2; times++) await page.touchscreen.tap(MIDDLE.x, MIDDLE.y);
  for (let times = 0; times < 3; times++) await drag(touch, 170, 170);
  await page.setViewportSize({ width: 740, height: 360 });
  const empty = async () => {
    const { x, y, width, height } = (await picture(page).boundingBox())!;
    // What is narrower than the window stands in its middle.
    return {
      aside: Math.abs(x + width / 2 - 370) > 1 && width < 740,
      above: y > 12,
      below: y + height < 348,
    };
  };
  await expect.poll(empty).toEqual({ aside: false, above: false, below: false });
});

test('a tap beside the picture closes', async ({ page }) => {
  await opened(page);
  await page.touchscreen.tap(MIDDLE.x, 120);
  await expect(viewer(page)).toHaveCount(0);
});

test('a touch on the play button is the button’s, also one that moves', async ({ page }) => {
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'Player' }));
  const touch = await opened(page, '#videos a >> nth=0');
  await drag(touch, -150, 0);
  const play = viewer(page).locator('.mullion-lightbox__play');
  await expect(play).toBeVisible();
  // Chromium takes the tap after a fling for what stops it, so the tap comes first in another opening.
  await drag(touch, 100, 0);
  await page.waitForTimeout(300);
  await expect(counter(page)).toHaveText('2 / 4');
  await page.keyboard.press('Escape');
  await page.locator('#videos a').first().press('Enter');
  await page.keyboard.press('ArrowRight');
  await play.tap();
  await expect(viewer(page).locator('iframe')).toBeVisible();
});

test.describe('with a mouse', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { width: 1280, height: 720 } });

  test('a picture is dragged to the next one, and a zoomed one is moved; neither is a click', async ({
    page,
  }) => {
    await page.goto('/fixtures/pages/lightbox.html');
    await page.locator('#works a').first().click();
    await expect(page.locator('dialog[data-state="ready"]')).toBeVisible();
    await page.waitForTimeout(600);
    const pull = async (x: number, y = 0) => {
      await page.mouse.move(640, 360);
      await page.mouse.down();
      await page.mouse.move(640 + x, 360 + y, { steps: 4 });
      await page.mouse.up();
      await page.waitForTimeout(150);
    };
    await pull(-120);
    await expect(counter(page)).toHaveText('2 / 4');
    await expect(zoom(page)).toHaveAccessibleName('Phóng to');
    await pull(30);
    await expect(counter(page)).toHaveText('2 / 4');
    await expect(zoom(page)).toHaveAccessibleName('Phóng to');

    await page.mouse.click(640, 360);
    await expect(zoom(page)).toHaveAccessibleName('Thu nhỏ');
    const { x, y } = (await picture(page).boundingBox())!;
    await pull(0, -40);
    const after = (await picture(page).boundingBox())!;
    expect([after.x, after.y]).toEqual([x, expect.closeTo(y - 40, 0)]);
    await expect(zoom(page)).toHaveAccessibleName('Thu nhỏ');
    await page.mouse.click(640, 360);
    await expect(zoom(page)).toHaveAccessibleName('Phóng to');
  });
});
