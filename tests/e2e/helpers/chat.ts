import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

export const PAGE = '/fixtures/pages/chat.html';
export const VENDOR_PAGE = '/fixtures/pages/chat-vendor.html';
export const VENDOR = readFileSync('fixtures/pages/chat-vendor.js', 'utf8');
export const SCRIPT = 'https://chat.example/widget.js';

export const chats = (page: Page) => page.locator('.mullion-chat');
export const button = (page: Page, at = 0) => chats(page).nth(at).locator('.mullion-chat__button');
export const panel = (page: Page, at = 0) => chats(page).nth(at).locator('.mullion-chat__panel');
export const vendor = (page: Page) => page.getByRole('region', { name: 'Chat Mẫu' });

/** Opens the page with settings of its own. */
export async function open(page: Page, settings: object, html: [string, string] = ['', '']) {
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"chat":{}', `"chat":${JSON.stringify(settings)}`);
    await route.fulfill({ response, body: body.replace(...html) });
  });
  await page.goto(PAGE);
}

/** Every request that leaves this site. */
export function watchForeign(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url());
  });
  return foreign;
}
