import { expect, type Page } from '@playwright/test';

export const PAGE = '/fixtures/pages/offcanvas.html';
export const dialog = (page: Page, id = 'menu-chinh') => page.locator(`#${id}`);
export const opener = (page: Page) => page.locator('#opener');
export const link = (page: Page, name: string) => dialog(page).getByRole('link', { name, exact: true });

export async function open(page: Page, width = 1280) {
  await page.setViewportSize({ width, height: 700 });
  await page.goto(PAGE);
  await expect(dialog(page, 'by-hand')).toHaveAttribute('data-state', 'ready');
}
export const moved = (page: Page, id?: string) =>
  dialog(page, id).evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    return element.getBoundingClientRect().toJSON() as DOMRect;
  });
