import { expect, type Page } from '@playwright/test';

export const PAGE = '/fixtures/pages/sticky-header.html';
export const header = (page: Page) => page.locator('[data-widget="sticky-header"]').first();
export const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
/** Where the header ends in the window. */
export const foot = (page: Page) =>
  header(page).evaluate((element) => element.getBoundingClientRect().bottom);
export const scrollTo = async (page: Page, to: number) => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), to);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
};
export const open = async (page: Page, address = PAGE) => {
  await page.goto(address);
  await expect(header(page)).toHaveAttribute('data-state', 'ready');
};
export const padding = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
