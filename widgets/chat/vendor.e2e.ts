import { expect, test } from '@playwright/test';
import {
  button,
  chats,
  open,
  PAGE,
  panel,
  SCRIPT,
  VENDOR,
  VENDOR_PAGE,
  vendor,
  watchForeign,
} from '../../tests/e2e/helpers/chat';
import { collectProblems, expectAccessible } from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';

test("a vendor's script waits for the press, is told what the spec says, and takes our place", async ({
  page,
}) => {
  const problems = collectProblems(page);
  const foreign = watchForeign(page);
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: VENDOR }));
  await open(page, { script: SCRIPT, consent: 'marketing', pageId: 'cuanhom.mullion', logo: '/logo.svg' });
  await press(button(page));
  await expect(panel(page)).toContainText('chat.example');
  await expectAccessible(page);
  expect(foreign).toEqual([]);
  await press(panel(page).getByRole('button', { name: 'Tải cửa sổ trò chuyện' }));
  await expect(vendor(page)).toBeVisible();
  await expect(chats(page).nth(0)).toBeHidden();
  await expect(page.locator('#mullion-status')).toHaveText('Cửa sổ trò chuyện của chat.example đã mở.');
  expect(foreign).toEqual([SCRIPT]);
  const told = await page.evaluate(() => (window as unknown as Record<string, object>).vendorWasTold);
  const details = {
    pageId: 'cuanhom.mullion',
    greeting: 'Chào bạn, Chúng tôi có thể giúp được gì cho bạn ?',
    callToAction: 'Hỗ trợ trực tuyến',
    position: 'right',
  };
  expect(told).toMatchObject({ ...details, script: details });
  expect((told as { logo: string }).logo).toMatch(/\/logo\.svg$/);

  await press(vendor(page).getByRole('button'));
  await expect(button(page)).toBeVisible();
  await press(button(page));
  await expect(vendor(page)).toBeVisible();
  expect(foreign).toEqual([SCRIPT]);
  expect(problems).toEqual([]);
});

test('allowed and refused by a tool: the vendor comes, goes with all it added, and comes back', async ({
  page,
}) => {
  await page.goto(VENDOR_PAGE);
  await press(page.locator('[data-allow=""]'));
  await press(button(page));
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('button')).toHaveCount(0);
  await press(page.locator('[data-allow="marketing"]'));
  await press(button(page));
  await expect(vendor(page)).toBeVisible();
  await press(page.locator('[data-allow=""]'));
  await expect(vendor(page)).toHaveCount(0);
  await expect(page.locator('script[data-mullion-chat]')).toHaveCount(0);
  await expect(button(page)).toBeVisible();
});

test("a vendor's script may come when idle, where the template says so", async ({ page }) => {
  const foreign = watchForeign(page);
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: VENDOR }));
  await open(page, { script: SCRIPT, load: 'idle' }, [
    'data-widget="chat"',
    'data-widget="chat" data-hydrate="idle"',
  ]);
  await expect(vendor(page)).toBeVisible();
  expect(foreign).toEqual([SCRIPT]);
});

for (const [name, fault] of [
  ['is not there', 404],
  ['is blocked', 'blocked'],
  ['throws', 'throw new Error("vendor")'],
  ['never shows itself', '/* nothing */'],
] as const) {
  test(`a vendor's script that ${name} leaves the link, and says so politely`, async ({ page }) => {
    await page.clock.install();
    await page.route(SCRIPT, (route) => {
      if (fault === 'blocked') return route.abort();
      if (fault === 404) return route.fulfill({ status: 404, body: '' });
      return route.fulfill({ contentType: 'text/javascript', body: fault });
    });
    await open(page, { script: SCRIPT });
    await press(button(page));
    await page.clock.runFor(500);
    await expect(panel(page)).toBeVisible();
    await page.waitForTimeout(200);
    await page.clock.runFor(10_000);
    await expect(panel(page)).toContainText(
      'Chưa mở được cửa sổ trò chuyện. Mời bạn nhắn tin qua Messenger.',
    );
    await page.clock.runFor(100);
    await expect(page.locator('#mullion-status')).toContainText('Chưa mở được cửa sổ trò chuyện');
    await expect(panel(page).getByRole('link')).toHaveAttribute('href', /m\.me/);
    await expect(page.locator('script[data-mullion-chat]')).toHaveCount(0);
  });
}

test('under a strict policy with Trusted Types the vendor comes, and nothing is complained of', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: VENDOR }));
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"chat":{}', `"chat":{"script":"${SCRIPT}"}`);
    const policy = `script-src 'self' https://chat.example; style-src 'self'; require-trusted-types-for 'script'; trusted-types mullion mullion-chat`;
    await route.fulfill({
      response,
      body,
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
  await page.goto(PAGE);
  await press(button(page));
  await expect(vendor(page)).toBeVisible();
  expect(problems).toEqual([]);
});
