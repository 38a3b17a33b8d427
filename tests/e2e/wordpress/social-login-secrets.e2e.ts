import { expect, test } from '@playwright/test';
import { login, truth } from '../helpers/login';
import { ACCOUNT, AN, withProviders } from '../helpers/login-shop';

const providers = withProviders();

test('every page of a login is kept from caches, frames and referrers', async ({ request }) => {
  providers.openId.say({ ...AN, email_verified: false });
  const { location } = await login(request);
  for (const address of [
    location,
    '/?mullion-login=callback',
    '/?mullion-login=confirm',
    '/?mullion-login=google&display=popup',
  ]) {
    const headers = (await request.get(address)).headers();
    expect(headers['cache-control'], address).toContain('no-store');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
  expect((await request.get('/?mullion-login=status')).headers()['cache-control']).toMatch(
    /no-cache|no-store/,
  );
});

test('secrets are in no page, and do not load with every page', async ({ page, request }) => {
  expect((await truth(request)).autoload).toMatch(/^(no|off)$/);
  for (const address of [
    '/',
    ACCOUNT,
    '/wp-login.php',
    '/?mullion-login=status',
    '/?mullion-login=callback',
    '/wp-json/',
  ]) {
    await page.goto(address);
    expect(await page.content(), address).not.toContain('s3cret');
  }
});
