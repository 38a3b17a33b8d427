import { expect, type Page } from '@playwright/test';

export const PAGE = '/fixtures/pages/petals.html';
export const falling = (page: Page) => page.locator('.mullion-petals__petal');
export const toggle = (page: Page) => page.locator('.mullion-petals__toggle');

export async function open(page: Page, width = 1280, address = PAGE) {
  await page.setViewportSize({ width, height: 700 });
  await page.goto(address);
  await expect(page.locator('#petals')).toHaveAttribute('data-state', 'ready');
}
