import { expect, test } from '@playwright/test';
import { ASKS, canvas, google, insert, map, open, PAGE } from '../../tests/e2e/helpers/map';
import {
  collectProblems,
  expectAccessible,
  rememberNodes,
  watchLayoutShift,
} from '../../tests/e2e/helpers/page-health';
import { press } from '../../tests/e2e/helpers/seen';

test('nothing third-party is requested before the press, which says what it loads', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url());
  });
  const shift = await watchLayoutShift(page);
  await google(page);
  await open(page, ASKS);
  const facade = map(page, 'office').locator('.mullion-map__facade');
  await expect(facade).toContainText('Google Maps');
  await expect(facade).toContainText('maps.googleapis.com');
  await expectAccessible(page);
  await page.mouse.wheel(0, 3000);
  await expect(map(page, 'workshop').getByRole('button')).toBeVisible();
  await page.waitForTimeout(300);
  expect(foreign).toEqual([]);
  expect(await shift()).toBe(0);

  const nodes = await rememberNodes(page, 'body', '.mullion-map__facade');
  await map(page, 'workshop').getByRole('button', { name: 'Tải bản đồ từ Google' }).press('Enter');
  await expect(canvas(page, 'workshop')).toBeFocused();
  await expect(canvas(page)).toHaveCount(0);
  expect(foreign).toHaveLength(1);
  expect(await nodes()).toEqual([]);
});

test("a consent tool's word counts: allowed, refused, allowed again, and nothing new after a refusal", async ({
  page,
}) => {
  const asked = await google(page);
  await open(page, ASKS, ['<html ', '<html data-mullion-consent="functional" ']);
  const facade = map(page, 'office').locator('.mullion-map__facade');
  await expect(facade).toContainText('cookie');
  await expect(facade.getByRole('button')).toHaveCount(0);
  expect(asked).toEqual([]);
  await press(page.locator('[data-allow="marketing"]'));
  await expect(canvas(page)).toBeVisible();
  await press(page.locator('[data-allow=""]'));
  await expect(canvas(page)).toHaveCount(0);
  await expect(facade).toContainText('cookie');
  await insert(page);
  await expect(map(page, 'place').locator('.mullion-map__facade')).toContainText('cookie');
  await press(page.locator('[data-allow="marketing"]'));
  await expect(canvas(page)).toHaveCount(1);
  expect(asked).toHaveLength(1);
});

test('the WP Consent API is understood, also where its banner starts late', async ({ page }) => {
  await google(page);
  await page.addInitScript(() => {
    Object.assign(window, { waitfor_consent_hook: true, wp_fallback_consent_type: '' });
    Object.assign(window, { wp_has_consent: (category: string) => category === 'functional' });
  });
  await open(page, { key: 'good', consent: 'functional' });
  await expect(map(page, 'office').locator('.mullion-map__facade')).toContainText('cookie');
  await page.evaluate(() => {
    Object.assign(window, { wp_consent_type: 'optin' });
    document.dispatchEvent(new CustomEvent('wp_consent_type_defined'));
  });
  await expect(canvas(page)).toBeVisible();
});

test('without a key there are the address and the link, no place for a map, and what to set is told to the owner alone', async ({
  page,
}) => {
  const problems = collectProblems(page);
  // What `?mullion=doctor` shows.
  await page.addInitScript(() => {
    const told: string[] = Object.assign(window, { told: [] }).told;
    document.addEventListener('mullion:error', (event) =>
      told.push(String((event as CustomEvent).detail.error)),
    );
  });
  const asked = await google(page);
  await open(page, { consent: 'marketing' });
  for (const id of ['office', 'workshop', 'by-hand']) {
    await map(page, id).scrollIntoViewIfNeeded();
    await expect(map(page, id)).toHaveAttribute('data-state', 'ready');
    await expect(map(page, id).getByRole('link')).toBeVisible();
    await expect(map(page, id).locator('.mullion-map__facade')).toHaveCount(0);
  }
  await expect(map(page, 'office').locator('.mullion-map__frame')).toBeHidden();
  await expect(map(page, 'workshop').getByRole('img')).toBeVisible();
  expect(asked).toEqual([]);
  expect(problems).toEqual([]);
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(told).toHaveLength(3);
  expect(told[0]).toMatch(/The setting "key" is missing.*mullion_settings.*\(bad-setting\)/);
  await expectAccessible(page);
});

test('a wrong key: the map goes, the link stays, one message of ours beside that of Google', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await google(page);
  await page.addInitScript(() => Object.assign(window, { gm_authFailure: () => console.warn('theirs') }));
  await open(page, { key: 'bad' });
  await expect(map(page, 'office').locator('.mullion-map__facade')).toContainText('Hiện chưa hiển thị được');
  await expect(canvas(page)).toHaveCount(0);
  await expect(map(page, 'office').getByRole('link', { name: 'Xem trên Google Maps' })).toBeVisible();
  const ours = problems.filter((problem) => problem.startsWith('Mullion'));
  expect(ours).toHaveLength(1);
  expect(ours[0]).toMatch(/Google refused the API key of the setting "key"/);
  expect(problems).toContain('theirs');
});

test('no network: the link stays, and the map can be tried again', async ({ page }) => {
  const problems = collectProblems(page);
  await google(page, 'is cut off');
  await open(page, ASKS);
  await press(map(page, 'office').getByRole('button'));
  const again = map(page, 'office').getByRole('button', { name: 'Thử lại' });
  await expect(again).toBeFocused();
  await expect(page.locator('#mullion-status')).toContainText('Hiện chưa hiển thị được bản đồ');
  expect(problems.filter((problem) => problem.startsWith('Mullion'))).toHaveLength(1);
  await page.unrouteAll();
  await google(page);
  await again.press('Enter');
  await expect(canvas(page)).toBeFocused();
});

test('a server that never answers is given up after 15 s', async ({ page }) => {
  const problems = collectProblems(page);
  await page.clock.install();
  await google(page, 'is silent');
  await open(page);
  await page.clock.runFor(3000);
  await expect.poll(() => page.locator('script[src*="googleapis"]').count()).toBe(1);
  await page.clock.runFor(11_000);
  expect(problems).toEqual([]);
  await page.clock.runFor(4000);
  await expect(map(page, 'office').locator('.mullion-map__facade')).toContainText('Hiện chưa hiển thị được');
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('has not answered for 15 s');
});

test('under a strict policy that lets Google in, Trusted Types included, the map comes', async ({ page }) => {
  const problems = collectProblems(page);
  await google(page);
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const policy = `script-src 'self' https://maps.googleapis.com; style-src 'self'; require-trusted-types-for 'script'; trusted-types mullion @googlemaps/js-api-loader`;
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await page.goto(PAGE);
  await press(map(page, 'office').getByRole('button'));
  await expect(canvas(page)).toBeVisible();
  expect(problems).toEqual([]);
});

test("a theme's own client is used as it is", async ({ page }) => {
  const asked = await google(page);
  await page.goto(`${PAGE}?client=here`);
  await press(map(page, 'office').getByRole('button'));
  await expect(canvas(page)).toBeVisible();
  expect(asked).toEqual([]);
});
