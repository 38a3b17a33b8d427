import { hasItems } from '../summon';
import type { Cart } from '../types';

/** Where a cart is shown; without one nobody would see a fresh one. */
const REGION = '.widget_shopping_cart_content';

/**
 * Keeps this page's cart what the server has: a page out of a cache knows nothing of it.
 *
 * @returns `catchUp`: reads the cart soon; several calls in one moment are one request.
 */
export function keepInStep(cart: Cart, refresh: () => Promise<unknown>, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStale = false;
  const look = () => {
    // A request of our own brings the cart along; a hidden tab looks when it is seen again.
    isStale = document.hidden;
    if (!isStale && !cart.ledger.next()) void refresh();
  };
  const catchUp = () => {
    clearTimeout(timer);
    timer = setTimeout(look, 100);
  };
  document.addEventListener('visibilitychange', () => isStale && catchUp(), { signal });
  if (document.querySelector(REGION) && hasItems()) catchUp();
  return catchUp;
}
