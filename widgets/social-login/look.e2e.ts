import { expect, type Page, type Route, test } from '@playwright/test';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import { expectAccessible } from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';
import { button, line, openPopup, PAGE, root, sayLoggedIn } from '../../tests/e2e/helpers/social-login';

const REACT = '**/build/{react,preact,query}-*.js';

/** Holds React's files back. Returns what lets each go on as `then` says. */
async function holdReact(page: Page, then: (route: Route) => Promise<void>): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(REACT, (route) => held.then(() => then(route)));
  return release;
}

test('the popup is 800 by 400, in the middle of this screen, under the name of data-title', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const [name, value] of Object.entries({
      availLeft: 1920,
      availTop: 40,
      availWidth: 1600,
      availHeight: 1000,
    }))
      Object.defineProperty(screen, name, { get: () => value });
    Object.assign(window, {
      opened: [],
      open: (...args: string[]) =>
        (window as never as { opened: unknown[] }).opened.push(args) && {
          closed: false,
          focus() {},
          close() {},
        },
    });
  });
  await page.goto(PAGE);
  await press(button(page, 'Google'));
  await expect(line(page)).toHaveText('Mời bạn tiếp tục trong cửa sổ vừa mở.');
  await expectAccessible(page);
  const [[url, name, features]] = (await page.evaluate(
    () => (window as never as { opened: string[][] }).opened,
  )) as [[string, string, string]];
  expect(new URL(url).pathname).toBe('/fixtures/pages/social-login-popup.html');
  expect(name).toBe('mullion-login-google');
  expect(features).toBe('popup=yes,width=800,height=400,left=2320,top=340');
});

test('the popup is open before React has come, which says later how it stands', async ({ page }) => {
  const release = await holdReact(page, (route) => route.continue());
  await page.goto(PAGE);
  const popup = await openPopup(page, () => press(button(page, 'Zalo')));
  await popup.waitForLoadState();
  await expect(line(page)).toHaveCount(0);
  release();
  await expect(line(page)).toHaveText('Mời bạn tiếp tục trong cửa sổ vừa mở.');
});

test('without React the links lead there themselves', async ({ page }) => {
  await page.route(REACT, (route) => route.abort());
  await page.goto(PAGE);
  await button(page, 'Zalo').hover();
  await expect(root(page)).toHaveAttribute('data-state', 'ready');
  await page.waitForTimeout(300);
  await press(button(page, 'Zalo'));
  await page.waitForURL(/social-login-popup.html\?kind=open$/);
});

test('a popup that is over when React fails to come: the page goes there, and nobody waits in silence', async ({
  page,
}) => {
  const fail = await holdReact(page, (route) => route.abort());
  await page.goto(PAGE);
  const popup = await openPopup(page, () => press(button(page, 'Google')));
  if (!popup.isClosed()) await popup.waitForEvent('close');
  fail();
  await page.waitForURL(/social-login-popup.html\?kind=success$/);
});

test('React is not there before the buttons are touched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(PAGE);
  await page.waitForTimeout(1000);
  const react = () => asked.filter((path) => /\/build\/(react|preact|query|show)-.*\.js$/.test(path));
  expect(react()).toEqual([]);
  await button(page, 'Zalo').hover();
  await expect.poll(() => react().length).toBeGreaterThan(1);
});

test('a blocked popup: the whole page goes there', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await page.goto(PAGE);
  await press(button(page, 'Zalo'));
  await page.waitForURL(/social-login-popup.html\?kind=open$/);
});

test('an installed app: the whole page goes there', async ({ page }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      query.includes('standalone') ? ({ matches: true } as MediaQueryList) : matchMedia.call(window, query);
  });
  await page.goto(PAGE);
  await press(button(page, 'Zalo'));
  await page.waitForURL(/social-login-popup.html\?kind=open$/);
});

test('without JavaScript the buttons are links, and nothing speaks of windows', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  await press(page.getByRole('link', { name: 'Tiếp tục với Zalo', exact: true }));
  await page.waitForURL(/social-login-popup.html/);
  await context.close();
});

test('the keyboard reaches every button, with a visible focus and 44 px', async ({ page }) => {
  await page.goto(PAGE);
  await page.locator('#remove').focus();
  for (const name of ['google', 'facebook', 'zalo']) {
    await page.keyboard.press('Tab');
    const link = page.locator(`.mullion-social-login__button--${name}`);
    await expect(link).toBeFocused();
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  }
  await expect(button(page, 'Zalo')).toHaveAccessibleName('Tiếp tục với Zalo (mở cửa sổ mới)');
  const popup = await openPopup(page, () => page.keyboard.press('Enter'));
  await popup.waitForLoadState();
});

for (const direction of ['ltr', 'rtl']) {
  test(`320 px, ${direction}: nothing is cut off`, async ({ page, context }) => {
    await sayLoggedIn(context, false);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(PAGE);
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    const popup = await openPopup(page, () => press(button(page, 'Zalo')));
    await expect(line(page)).toBeVisible();
    await popup.close();
    expect(await root(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await expectAccessible(page, '.mullion-social-login');
  });
}

test('buttons that come later work, and leave nothing behind', async ({ page, context }) => {
  await sayLoggedIn(context, false);
  await page.addInitScript(countListenersAndTimers);
  await page.goto(PAGE);
  const round = async () => {
    await press(page.locator('#insert'));
    const popup = await openPopup(page, () => press(page.locator('#added button')));
    await expect(line(page)).toBeVisible();
    await press(page.locator('#remove'));
    await expect(line(page)).toHaveCount(0);
    await popup.close();
  };
  // The chunks that it asks for stay.
  await round();
  const before = await keptAtRest(page);
  await round();
  await expect.poll(() => kept(page)).toEqual(before);
});
