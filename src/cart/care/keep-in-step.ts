import type { Cart } from '../cart';
import { hasItems } from '../summon';

/** localStorage key by which a page tells the other tabs that it was just viewed. */
const VIEW_KEY = 'mullion_view';

/** Where a cart is shown; without any of these nobody would see a fresh one. */
const REGIONS = '.widget_shopping_cart_content,[data-widget="mini-cart"]';

/**
 * Keeps this page's cart what the server has, and looks again when a page view in another tab may
 * have undone a request of this one.
 *
 * @returns `catchUp`: reads the cart soon; several calls in one moment are one request.
 */
export function keepInStep(cart: Cart, refresh: () => Promise<unknown>): () => void {
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
  document.addEventListener('visibilitychange', () => {
    if (isStale) catchUp();
  });
  addEventListener('storage', ({ key }) => {
    if (key === VIEW_KEY && cart.ledger.operations.length) catchUp();
  });
  try {
    localStorage.setItem(VIEW_KEY, String(Date.now()));
  } catch {
    // Without storage there is nothing to be in step with.
  }
  // A request under way brings the cart along.
  if (cart.ledger.next()) return catchUp;
  const isShown = document.querySelector(REGIONS) && hasItems();
  if (cart.ledger.operations.length || isShown) catchUp();
  return catchUp;
}
