import { expect, test } from '@playwright/test';
import { collectProblems, expectAccessible, rememberNodes } from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';
import { button, line, openPopup, PAGE, sayLoggedIn } from '../../tests/e2e/helpers/social-login';

const LOGGED_IN = /shop-page\?logged-in/;

test('success: the server is asked, the page says so and goes there', async ({ page, context }) => {
  const problems = collectProblems(page);
  const asked = await sayLoggedIn(context, true);
  await page.goto(PAGE);
  const popup = await openPopup(page, () => press(button(page, 'Google')));
  await page.waitForURL(LOGGED_IN);
  expect(asked.times).toBeGreaterThan(0);
  expect(popup.isClosed()).toBe(true);
  expect(problems).toEqual([]);
});

test('failure: the reason is shown and announced, and the buttons work again', async ({ page, context }) => {
  await sayLoggedIn(context, false);
  await page.addInitScript(() => {
    // What follows a press within half a second is meant to move.
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) (window as never as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(PAGE);
  const lost = await rememberNodes(page, 'body');
  const popup = await openPopup(page, () => press(button(page, 'Facebook')));
  await expect(line(page)).toHaveText('Bạn đã hủy đăng nhập.');
  await expect(line(page)).toHaveAttribute('data-login', 'failed');
  // A slow machine says it in one breath with the sentence before.
  await expect(page.locator('#mullion-status')).toContainText('Bạn đã hủy đăng nhập.');
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expectAccessible(page);
  await openPopup(page, () => press(button(page, 'Zalo')));
  await expect(line(page)).toHaveAttribute('data-login', 'waiting');
  expect(await lost()).toEqual([]);
  expect(await page.evaluate(() => (window as never as { shift: number }).shift)).toBe(0);
  expect(page.url()).toContain(PAGE);
});

test('a popup that tells success while the server says no: nothing happens but words', async ({
  page,
  context,
}) => {
  await sayLoggedIn(context, false);
  await page.goto(PAGE);
  await press(button(page, 'Google'));
  await expect(line(page)).toHaveText('Đăng nhập không thành công. Vui lòng thử lại.');
  expect(page.url()).toContain(PAGE);
});

test('a server that does not answer: said as such', async ({ page, context }) => {
  await sayLoggedIn(context, 'broken');
  await page.goto(PAGE);
  await press(button(page, 'Google'));
  await expect(line(page)).toHaveAttribute('data-login', 'unchecked');
  expect(page.url()).toContain(PAGE);
});

for (const to of ['https://evil.example/', '//evil.example/', 'javascript:document.title="hacked"']) {
  test(`a redirect to ${to} is not followed: the page is loaded anew`, async ({ page, context }) => {
    await sayLoggedIn(context, true);
    await page.goto(PAGE);
    await page.evaluate((address) => {
      const link = document.querySelector<HTMLElement>('.mullion-social-login__button--google')!;
      link.dataset.url += `&to=${encodeURIComponent(address)}`;
      Object.assign(window, { isOld: true });
    }, to);
    await press(button(page, 'Google'));
    await page.waitForFunction(() => !('isOld' in window));
    expect(page.url()).toContain(PAGE);
    expect(await page.title()).not.toBe('hacked');
  });
}

test('a closed popup: the server is asked, then the page says that nothing was finished', async ({
  page,
  context,
}) => {
  const asked = await sayLoggedIn(context, false);
  await page.goto(PAGE);
  const popup = await openPopup(page, () => press(button(page, 'Zalo')));
  await popup.waitForLoadState();
  expect(asked.times).toBe(0);
  await popup.close();
  await expect(line(page)).toHaveText('Chưa đăng nhập xong. Bạn có thể thử lại.');
  expect(asked.times).toBe(1);
  await expectAccessible(page);
});

test('a closed popup that has logged in all the same: the page is loaded anew', async ({ page, context }) => {
  await sayLoggedIn(context, true);
  await page.goto(PAGE);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  const popup = await openPopup(page, () => press(button(page, 'Zalo')));
  await popup.close();
  await page.waitForFunction(() => !('isOld' in window));
});

test('a popup that ends on a page of this site, and tells nothing: the server is asked', async ({
  page,
  context,
}) => {
  await sayLoggedIn(context, true);
  await page.goto(PAGE);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  const popup = await openPopup(page, () => press(button(page, 'Zalo')));
  await popup.goto('/shop-page');
  await page.waitForFunction(() => !('isOld' in window));
  expect(popup.isClosed()).toBe(true);
});

test('a second press brings the popup to the front; another button takes its place', async ({
  page,
  context,
}) => {
  await page.goto(PAGE);
  const popups: unknown[] = [];
  context.on('page', (popup) => popups.push(popup));
  const popup = await openPopup(page, () => press(button(page, 'Zalo')));
  await page.evaluate(() =>
    (document.querySelector('.mullion-social-login__button--zalo') as HTMLElement).click(),
  );
  await expect(line(page)).toHaveText('Cửa sổ đăng nhập đang mở sẵn.');
  expect(popups).toHaveLength(1);
  await sayLoggedIn(context, false);
  const other = await openPopup(page, () => press(button(page, 'Facebook')));
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect.poll(() => other.isClosed()).toBe(true);
});

test('a double click opens one popup', async ({ page, context }) => {
  await page.goto(PAGE);
  let popups = 0;
  context.on('page', () => popups++);
  await button(page, 'Zalo').dblclick();
  await expect(line(page)).toBeVisible();
  await page.waitForTimeout(500);
  expect(popups).toBe(1);
});
