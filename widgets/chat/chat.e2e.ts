import { expect, test } from '@playwright/test';
import { button, PAGE, panel, VENDOR_PAGE, watchForeign } from '../../tests/e2e/helpers/chat';
import { countListenersAndTimers, keptAtRest } from '../../tests/e2e/helpers/kept';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';

test("the first click opens the panel, with the spec's words, and nothing is asked of anybody", async ({
  page,
}) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  const foreign = watchForeign(page);
  await page.goto(PAGE);
  // Its own chunk comes in an idle moment.
  await expect(page.locator('.mullion-chat').first()).toHaveAttribute('data-state', 'ready');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await expect(button(page)).toHaveText('Hỗ trợ trực tuyến');
  await expectAccessible(page);
  const lost = await rememberNodes(page, 'body');
  await press(button(page));
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).locator('p')).toHaveText('Chào bạn, Chúng tôi có thể giúp được gì cho bạn ?');
  const link = panel(page).getByRole('link', { name: 'Nhắn tin qua Messenger' });
  await expect(link).toHaveAttribute('href', 'https://m.me/cuanhom.mullion');
  await expectAccessible(page);
  expect(await lost()).toEqual([]);
  expect(await shift()).toBe(0);
  expect(foreign).toEqual([]);
  expect(problems).toEqual([]);
});

test('the keyboard opens, goes in, and Escape comes back (APG Disclosure)', async ({ page }) => {
  await page.goto(PAGE);
  const toggle = page.getByRole('button', { name: 'Hỗ trợ trực tuyến' }).first();
  await button(page).focus();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(toggle).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 1)).toBeFocused();
  await expect(panel(page)).toBeHidden();
});

test('Space does not scroll the page, a press elsewhere closes, Ctrl and a click open a tab', async ({
  page,
  context,
}) => {
  await page.goto(PAGE);
  await button(page).focus();
  await expect(page.locator('.mullion-chat').first()).toHaveAttribute('data-state', 'ready');
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  await expect(panel(page)).toBeVisible();
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await press(page.locator('h1'));
  await expect(panel(page)).toBeHidden();
  await Promise.all([context.waitForEvent('page'), button(page).click({ modifiers: ['ControlOrMeta'] })]);
  await expect(panel(page)).toBeHidden();
});

test('without JavaScript the button is a link to Messenger', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await context.route('https://m.me/**', (route) => route.fulfill({ body: 'Messenger' }));
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(panel(page)).toBeHidden();
  await press(page.getByRole('link', { name: 'Hỗ trợ trực tuyến' }).first());
  await expect(page).toHaveURL('https://m.me/cuanhom.mullion');
  await context.close();
});

test('React comes with the first touch, and the click that comes before it opens the panel at once', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isAsked = () => asked.some((url) => /\/build\/(react|preact)-/.test(url));
  await page.route('**/build/start-panel-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto(PAGE);
  await expect(page.locator('.mullion-chat').first()).toHaveAttribute('data-state', 'ready');
  await page.waitForTimeout(500);
  expect(isAsked()).toBe(false);
  await press(button(page));
  await expect(panel(page)).toBeVisible({ timeout: 500 });
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page)).toBeVisible();
  expect(isAsked()).toBe(true);
  expect(context.pages()).toHaveLength(1);
  await expect(page).toHaveURL(PAGE);
});

test('with its panel gone it opens all the same, and the button is the link again', async ({
  page,
  context,
}) => {
  await context.route('https://m.me/**', (route) => route.fulfill({ body: 'Messenger' }));
  await page.route('**/build/start-panel-*.js*', (route) => route.abort());
  await page.goto(PAGE);
  await expect(page.locator('.mullion-chat').first()).toHaveAttribute('data-state', 'ready');
  await press(button(page));
  await expect(panel(page)).toBeVisible();
  await press(button(page));
  await expect(page).toHaveURL('https://m.me/cuanhom.mullion');
});

test('with its chunk gone the button is the link again', async ({ page, context }) => {
  await context.route('https://m.me/**', (route) => route.fulfill({ body: 'Messenger' }));
  await page.route('**/build/chat-*.js*', (route) => route.abort());
  await page.goto(PAGE);
  await press(button(page));
  await expect(page).toHaveURL('https://m.me/cuanhom.mullion');
});

for (const [name, url] of [
  ['a plain chat', PAGE],
  ['a chat that asks for a vendor', VENDOR_PAGE],
] as const) {
  test(`${name} that comes later starts, and leaves no node, listener or timer`, async ({ page }) => {
    await page.addInitScript(countListenersAndTimers);
    await page.goto(url);
    const late = page.locator('#place .mullion-chat');
    const round = async () => {
      await press(page.locator('#insert'));
      await press(late.locator('.mullion-chat__button'));
      await expect(late.locator('.mullion-chat__panel')).toBeVisible();
      const element = (await late.elementHandle())!;
      await press(page.locator('#remove'));
      await expect
        .poll(() => element.evaluate((node) => (node as HTMLElement).dataset.state))
        .toBeUndefined();
      return element.evaluate((node) => node.outerHTML);
    };
    await round();
    const before = await keptAtRest(page);
    const sent = await page.locator('#late').evaluate((node) => (node as HTMLTemplateElement).innerHTML);
    expect(await round()).toBe(sent);
    expect(await round()).toBe(sent);
    expect(await keptAtRest(page)).toEqual(before);
  });
}
