import { expect, type Page } from '@playwright/test';

export const PAGE = '/fixtures/pages/reveal.html';
export const STATE = 'data-mullion-reveal';
export const part = (page: Page, id: string) => page.locator(`#${id}`);
export const waiting = (page: Page) => page.locator(`[${STATE}="waiting"]`);
export const show = (page: Page, id: string) =>
  part(page, id).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

export async function open(page: Page, address = PAGE) {
  await page.goto(address);
  await expect(part(page, 'up')).toHaveAttribute(STATE, 'waiting');
}
