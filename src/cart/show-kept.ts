import { showEmptyWidgets } from './aftermath/empty-widgets';
import { keptCart } from './aftermath/kept-cart';
import { Regions } from './aftermath/regions';
import { tellShop } from './aftermath/shop-events';
import { hasItems } from './summon';
import type { Cart } from './types';

/**
 * Shows the cart of a page without the aftermath, as WooCommerce's cart-fragments.js would: what is kept, or the words
 * for an empty one. A module of its own, for pages that show a cart.
 *
 * @param sentence Said of an empty cart where the page has no words of its own for it.
 *
 * @returns Whether only the server knows the cart.
 */
export function showKept(cart: Cart, sentence: string): boolean {
  const kept = keptCart(cart.config);
  if (kept) {
    new Regions().replace(kept.fragments, cart.config.fragmentScripts);
    tellShop(cart, 'wc_fragments_loaded');
  }
  showEmptyWidgets(!hasItems(), sentence);
  return !kept && hasItems();
}
