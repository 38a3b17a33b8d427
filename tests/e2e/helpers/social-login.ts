import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';

export const PAGE = '/fixtures/pages/social-login.html';
export const CHUNK = `/build/${JSON.parse(readFileSync('wp-plugin/build/manifest.json', 'utf8')).widgets['social-login'].js}`;

export const root = (page: Page) => page.locator('.mullion-social-login').first();
export const button = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });
export const line = (page: Page) => page.locator('.mullion-social-login__status');

/** Says what the server answers, from now on; counts how often it was asked. */
export async function sayLoggedIn(context: BrowserContext, loggedIn: boolean | 'broken') {
  const asked = { times: 0 };
  await context.route('**/social-login-status.json', (route) => {
    asked.times += 1;
    if (loggedIn === 'broken') return route.fulfill({ status: 500, body: '<h1>500</h1>' });
    return route.fulfill({ json: { success: true, data: { loggedIn } } });
  });
  return asked;
}

/** Presses a button and gives the popup that opens. */
export async function openPopup(page: Page, press: () => Promise<void>) {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
  return popup;
}

/** The plugin's own last page, as wp-plugin/src/SocialLogin/Page.php prints it. */
export function lastPage(result: object) {
  return {
    contentType: 'text/html',
    headers: { 'content-security-policy': "default-src 'none'; script-src 'self'" },
    body: `<!doctype html><html lang="vi"><title>Xong</title><h1>Bạn đã đăng nhập.</h1><script type="application/json" id="mullion-login-result">${JSON.stringify(result)}</script><script type="module" src="${CHUNK}"></script>`,
  };
}
