import { hasFragments, hasItems } from '../summon';
import type { Cart } from '../types';
import type { Apply } from './apply';
import { keptCart } from './kept-cart';
import { tellShop } from './shop-events';

/** Whether a cart is shown; without one nobody would see a fresh one. */
export const isShown = () =>
  hasFragments() || Boolean(document.querySelector('.widget_shopping_cart_content'));

/**
 * Keeps this page's cart what the server has: a page out of a cache knows nothing of it. What is kept in the browser
 * is shown without asking, as long as the cookie says that it is the present one.
 *
 * @param apply Shows a cart.
 * @returns `catchUp`: reads the cart soon; several calls in one moment are one request. `refresh`: reads it now, which
 *   is as good as soon.
 */
export function keepInStep<Result>(cart: Cart, apply: Apply, refresh: () => Result) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStale = false;
  const look = () => {
    // A request of our own brings the cart along; a hidden tab looks when it is seen again.
    isStale = document.hidden;
    if (!isStale && !cart.ledger.next()) refresh();
  };
  const catchUp = () => {
    clearTimeout(timer);
    timer = setTimeout(look, 100);
  };
  document.addEventListener('visibilitychange', () => isStale && catchUp());
  const kept = keptCart(cart.config);
  if (kept) apply(kept);
  // Unless another script's event, for which this has come, brings the cart along.
  else if (isShown() && hasItems()) timer = setTimeout(() => void (cart.state || look()), 100);
  // An empty one as well, unless a click is changing it: themes fit their drawer to it.
  if (kept || (isShown() && !hasItems() && !cart.ledger.next())) tellShop(cart, 'wc_fragments_loaded');
  return {
    catchUp,
    refresh: () => {
      clearTimeout(timer);
      return refresh();
    },
  };
}
