import { expect, type Page, type Route, test } from '@playwright/test';
import { expectAccessible } from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';

const user = (page: Page) => page.locator('#r-user');
const line = (page: Page) => page.locator('#r-user + .mullion-validate__message');

/** The registration form with one remote field and nothing else in its way. */
async function open(page: Page, answer: (route: Route, name: string) => unknown) {
  const asked: string[] = [];
  await page.route('**/kiem-tra-ten*', async (route) => {
    const name = new URL(route.request().url()).searchParams.get('user') ?? '';
    asked.push(name);
    await answer(route, name);
  });
  await page.goto('/fixtures/pages/validate.html');
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('#register > :not(:first-child, .actions)')) part.remove();
  });
  await page.locator('#register').dispatchEvent('pointerover');
  await expect(page.locator('#register')).toHaveAttribute('data-state', 'ready');
  return asked;
}
const json = (value: unknown) => (route: Route) => route.fulfill({ json: value });
const send = (page: Page) => press(page.locator('#register button'));

test('asks as the field is left, once for each value, and says what came back', async ({ page }) => {
  const asked = await open(page, (route, name) =>
    route.fulfill({ json: name === 'mai' ? 'Tên “mai” đã có người dùng.' : true }),
  );
  await user(page).pressSequentially('mai');
  expect(asked).toEqual([]);
  await user(page).blur();
  await expect(line(page)).toHaveText('Tên “mai” đã có người dùng.');
  await expect(page.locator('#mullion-status')).toHaveText(/đã có người dùng/);
  await expect(user(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, '#register');
  await user(page).focus();
  await page.keyboard.press('End');
  await user(page).pressSequentially('lan');
  await expect(line(page)).toHaveText('Có thể dùng được.');
  await expect(user(page)).not.toHaveAttribute('aria-invalid');
  await user(page).fill('mai');
  await expect(line(page)).toHaveText('Tên “mai” đã có người dùng.');
  expect(asked).toEqual(['mai', 'mailan']);
});

test('false has the message of the product', async ({ page }) => {
  await open(page, json(false));
  await user(page).fill('mai');
  await send(page);
  await expect(line(page)).toHaveText('Vui lòng chọn giá trị khác.');
  await expect(user(page)).toBeFocused();
});

test('a form waits for the answer, then is sent once with its button', async ({ page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => request.url().includes('/echo') && bodies.push(request.postData() ?? ''));
  let answer = () => {};
  await open(page, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ json: 'true' });
  });
  await user(page).fill('mai');
  await send(page);
  await expect(page.locator('#register')).toHaveAttribute('aria-busy', 'true');
  await send(page);
  expect(bodies).toEqual([]);
  await expect.poll(() => String(answer).length).toBeGreaterThan(8);
  answer();
  await expect(page.locator('#method')).toHaveText('POST');
  expect(bodies).toEqual(['user=mai&go=1']);
});

test('a value that changes while the form waits is asked about too', async ({ page }) => {
  await open(page, async (route, name) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fulfill({ json: name === 'mai' }).catch(() => {});
  });
  await user(page).fill('mai');
  await send(page);
  await expect(page.locator('#register')).toHaveAttribute('aria-busy', 'true');
  await user(page).fill('lan');
  await expect(line(page)).toHaveText('Vui lòng chọn giá trị khác.');
  await expect(page.locator('#register')).not.toHaveAttribute('aria-busy');
});

const silent: [string, (route: Route) => unknown][] = [
  ['fails', (route) => route.abort()],
  ['has an error', (route) => route.fulfill({ status: 500, json: false })],
  ['answers with a page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Xin chào' })],
  ['answers with something else', (route) => route.fulfill({ json: { ok: false } })],
  ['is silent', () => new Promise(() => {})],
];
for (const [what, answer] of silent)
  test(`a server that ${what} keeps nobody back`, async ({ page }) => {
    await open(page, answer);
    await user(page).fill('mai');
    await send(page);
    await expect(page.locator('#method')).toHaveText('POST', { timeout: 9000 });
  });

test('another site is never asked', async ({ page }) => {
  await open(page, json(false));
  const foreign: string[] = [];
  page.on('request', (request) => request.url().includes('evil') && foreign.push(request.url()));
  await user(page).evaluate((field) => field.setAttribute('data-rule-remote', '//evil.example/x'));
  await user(page).fill('mai');
  await send(page);
  await expect(page.locator('#method')).toHaveText('POST');
  expect(foreign).toEqual([]);
});
