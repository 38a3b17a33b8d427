import { expect, type Page } from '@playwright/test';
import { FILL_CART } from './demo-pages';
import { linesOf } from './raw-visitor';
import { press } from './seen';

/** Buttons of the list itself: a theme's sliders have some of its products, too, out of view. */
const LISTED = 'ul.products .ajax_add_to_cart';

/** The listing with every product on it, scripts running. */
export async function openListing(page: Page): Promise<void> {
  await page.goto('/cua-hang/');
  await expect(page.locator(LISTED).first()).toBeVisible();
}

/** The cart's page with one product in the cart, in a window of this size. */
export async function openFullCart(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(FILL_CART);
  await page.goto('/gio-hang/');
}

/** Products of the page that can be added in the background, each once. */
export async function productIds(page: Page): Promise<string[]> {
  const ids = await page
    .locator(LISTED)
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.product_id ?? ''));
  return [...new Set(ids)].filter(Boolean);
}

/** Clicks one button after another as fast as a finger can; does not wait for answers. */
export async function addAll(page: Page, ids: string[]): Promise<void> {
  for (const id of ids) await press(page.locator(`${LISTED}[data-product_id="${id}"]`));
}

/** The cart's lines as the server has them, by product: tests/mu-plugins/cart-truth.php. */
export const cartOnServer = (page: Page) => linesOf(page.request);
