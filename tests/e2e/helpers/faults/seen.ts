import type { Page } from '@playwright/test';
import { expectHit } from '../seen';
import { addButton } from '../shop';
import { expect } from './test';

export const FAILED = 'Chưa thêm được sản phẩm vào giỏ hàng.';
export const ADD = '/?wc-ajax=add_to_cart';

/** The visitor is told, can try again, and nothing turns any more. */
export async function expectFailureSeen(page: Page, button = addButton(page, 11)): Promise<void> {
  const alert = page.getByRole('alert');
  await expectHit(alert.getByText(FAILED));
  await expectHit(alert.getByRole('button', { name: 'Thử lại' }));
  await expectAtRest(page);
  await expect(button).not.toHaveClass(/loading|added/);
  await expectHit(button);
}

/** The visitor sees that it is in the cart, and is told of no trouble. */
export async function expectAddedSeen(page: Page, button = addButton(page, 11)): Promise<void> {
  await expect(button).toHaveClass(/added/);
  await expect(button).not.toHaveClass(/loading/);
  await expectAtRest(page);
  await expectHit(page.locator('.added_to_cart').first());
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** Nothing is busy or dimmed, and no page of another kind has come into this one. */
async function expectAtRest(page: Page): Promise<void> {
  await expect(page.locator('.loading, .mullion-busy, [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('#foreign-page, [name="log"]')).toHaveCount(0);
  await expect(page.getByText('Notice')).toHaveCount(0);
}

/** The time-outs of the page's requests, so many times shorter. */
export async function hurry(page: Page, times: number): Promise<void> {
  await page.addInitScript((by) => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / by);
  }, times);
}
