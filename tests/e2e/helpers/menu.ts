import { expect, type Page } from '@playwright/test';

export const PAGE = '/fixtures/pages/menu.html';
export const nav = (page: Page, name = 'Menu chính') => page.getByRole('navigation', { name });
export const toggle = (page: Page, name?: string) =>
  nav(page, name).getByRole('button', { name: 'Menu', exact: true });
export const more = (page: Page, name: string) =>
  page.getByRole('button', { name: `Mục con của ${name}`, exact: true }).first();
export const link = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });

export async function open(page: Page, width: number, height = 700) {
  await page.setViewportSize({ width, height });
  await page.goto(PAGE);
  await expect(page.locator('#by-hand')).toHaveAttribute('data-state', 'ready');
}
