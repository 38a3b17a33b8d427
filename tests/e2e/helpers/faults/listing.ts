import { expect, type Page } from '@playwright/test';
import { openListing, productIds } from '../real-shop';

/** What the page says when a product could not be added. */
export const FAILED = 'Chưa thêm được sản phẩm vào giỏ hàng.';

export const buttonOf = (page: Page, id: string) =>
  page.locator(`ul.products .ajax_add_to_cart[data-product_id="${id}"]`);

export const countIn = (page: Page) => page.locator('.mullion-mini-cart__count').first();

/** Products of the list, with the listing open and its scripts there. */
export async function openProducts(page: Page): Promise<string[]> {
  await openListing(page);
  await page.waitForLoadState('networkidle');
  return productIds(page);
}

/** It neither waits nor looks as if it did. */
export async function expectUsable(page: Page, id: string) {
  await expect(buttonOf(page, id)).not.toHaveAttribute('aria-busy', 'true');
  await expect(buttonOf(page, id)).not.toHaveClass(/loading/);
}
