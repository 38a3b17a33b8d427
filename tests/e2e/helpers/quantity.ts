import type { Page } from '@playwright/test';

export const PAGE = '/fixtures/pages/quantity.html';
export const field = (page: Page, id = 'quantity_1') => page.locator(`#${id}`);
export const less = (page: Page) => page.getByRole('button', { name: 'Giảm: Cửa sổ lùa hai cánh số lượng' });
export const more = (page: Page) => page.getByRole('button', { name: 'Tăng: Cửa sổ lùa hai cánh số lượng' });
