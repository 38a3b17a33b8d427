import { expect } from '@playwright/test';
import { FILL_CART, PAGES } from '../../e2e/helpers/demo-pages';
import type { Visit } from './visit';

/** Puts something into this visitor's cart, and sees that it is there: an empty cart would be approved as well. */
export async function fillCart({ context }: Visit): Promise<void> {
  await context.request.get(FILL_CART);
  const cart = await context.request.get(PAGES.find(({ name }) => name === 'cart')?.path ?? '');
  expect(await cart.text(), 'the cart is filled').toContain('cart_item');
}
