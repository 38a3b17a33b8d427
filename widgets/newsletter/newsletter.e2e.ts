import { expect, type Route, test } from '@playwright/test';
import {
  button,
  FAILURE,
  field,
  json,
  open,
  overlay,
  PAGE,
  SUCCESS_BY_MAIL,
  says,
  serve,
} from '../../tests/e2e/helpers/newsletter-form';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';

test('a right address: veil, one request, the dialog, and an empty form', async ({ page }) => {
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  let release = () => {};
  const sent = await serve(page, async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.fulfill(json({ success: true }));
  });
  await page.goto(PAGE);
  await expectAccessible(page);
  const lost = await rememberNodes(page, 'body');
  await field(page).fill('khach@example.com');
  await button(page).press('Enter');
  await expect(overlay(page)).toBeVisible();
  const { width, height } = page.viewportSize()!;
  expect(await overlay(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
  // The page is not read through it.
  await expect(overlay(page)).toHaveCSS('background-color', 'color(srgb 1 1 1 / 0.94)');
  await expectAccessible(page);
  // Nothing under the veil can be reached or pressed, and Escape ends nothing.
  await page.keyboard.press('Escape');
  for (let times = 0; times < 4; times++) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await page.mouse.click(100, 300);
  await expect(overlay(page)).toBeVisible();
  release();
  const dialog = await says(page, SUCCESS_BY_MAIL);
  await expectAccessible(page);
  await expect(field(page)).toHaveValue('');
  await dialog.getByRole('button').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  expect(sent).toHaveLength(1);
  const token = 'p-t3xk2a-0000000000000000000000000000000000000000000000000000000000000000';
  // Besides where the visitor came from, which the attribution widget adds.
  const fields = [...new URLSearchParams(sent[0])].filter(([name]) => !name.startsWith('mullion_source_'));
  expect(Object.fromEntries(fields)).toEqual({
    action: 'submit_register_form',
    _token: token,
    email_reg: 'khach@example.com',
    note: '',
    form: 'mullion-newsletter',
  });
  expect(await lost()).toEqual([]);
  expect(await shift()).toBe(0);
  expect(problems).toEqual([]);
});

for (const [what, answer] of Object.entries({
  'no network': (route: Route) => route.abort(),
  HTML: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Login</h1>' }),
  'an empty answer': (route: Route) => route.fulfill({ body: '' }),
  'success: false': (route: Route) => route.fulfill(json({ success: false }, 400)),
  429: (route: Route) =>
    route.fulfill({
      ...json({ success: false, data: { code: 'too-many' } }, 429),
      headers: { 'retry-after': '60' },
    }),
  403: (route: Route) => route.fulfill({ status: 403, contentType: 'text/html', body: 'Forbidden' }),
}))
  test(`${what}: the failure dialog, the address stays, and the next try works`, async ({ page }) => {
    const sent = await serve(page, (route, times) =>
      times === 1 ? answer(route) : route.fulfill(json({ success: true })),
    );
    await open(page);
    await field(page).fill('khach@example.com');
    await press(button(page));
    const dialog = await says(page, FAILURE);
    await press(dialog.getByRole('button'));
    await expect(field(page)).toHaveValue('khach@example.com');
    await press(button(page));
    await says(page, SUCCESS_BY_MAIL);
    expect(sent).toHaveLength(2);
  });

test('a server that says nothing for 15 seconds', async ({ page }) => {
  await page.clock.install();
  await serve(page, async () => {});
  await open(page);
  await field(page).fill('khach@example.com');
  await press(button(page));
  await expect(overlay(page)).toBeVisible();
  await page.clock.runFor(14_000);
  await expect(overlay(page)).toBeVisible();
  await page.clock.runFor(1_500);
  await says(page, FAILURE);
  await expect(field(page)).toHaveValue('khach@example.com');
});

test('a stale token is renewed in silence, once', async ({ page }) => {
  const sent = await serve(page, (route, times) =>
    route.fulfill(
      [
        json({ success: false, data: { code: 'bad-token', message: '' } }, 403),
        json({ success: true, data: { token: 'moi', wait: 0 } }),
        json({ success: true }),
      ][times - 1]!,
    ),
  );
  await open(page);
  await field(page).fill('khach@example.com');
  await press(button(page));
  await says(page, SUCCESS_BY_MAIL);
  expect(sent).toHaveLength(3);
  expect(sent[1]).toContain('admin-ajax.php?action=mullion_form_token');
  expect(sent[2]).toContain('_token=moi');
});

test('what is no address is said in the form, in our words, and not sent', async ({ page }) => {
  const sent = await serve(page, (route) => route.abort());
  await open(page);
  await press(button(page));
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toHaveAccessibleDescription(/Vui lòng điền mục này/);
  await field(page).fill('khach@');
  await expect(field(page)).toHaveAccessibleDescription(/Vui lòng nhập đúng địa chỉ email/);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  expect(sent).toEqual([]);
  await expect(overlay(page)).toHaveCount(0);
});
