import { parseHtml } from '../dom/parse-html';
import { showEmptyWidgets } from './aftermath/empty-widgets';
import { keepCart, keptFragments } from './aftermath/kept-cart';
import { cartIn } from './aftermath/read';
import { tellShop } from './aftermath/shop-events';
import { replaceFragments } from './fragments';
import { hasItems } from './summon';
import type { Cart } from './types';

/**
 * Shows the cart of a page without the aftermath, as WooCommerce's cart-fragments.js would: what is kept, the words
 * for an empty one, or what the server says. A module of its own, for pages that show a cart.
 *
 * @param sentence Said of an empty cart where the page has no words of its own for it.
 *
 * @returns Whether the aftermath is needed: a page that nobody sees yet asks when it is seen, and scripts of a cart run
 *   only there.
 */
export async function showKept(cart: Cart, sentence: string): Promise<boolean> {
  if (cart.config.fragmentScripts) return true;
  const kept = keptFragments(cart.config);
  if (kept) replaceFragments(kept.fragments, parseHtml);
  showEmptyWidgets(!hasItems(), sentence);
  if (kept || !hasItems()) {
    tellShop(cart, 'wc_fragments_loaded');
    return false;
  }
  if (document.hidden) return true;
  await ask(cart);
  return false;
}

/** Reads the cart, unless a click brings a newer one meanwhile. */
async function ask(cart: Cart): Promise<void> {
  const { status, text } = await cart.server.read();
  if (cart.ledger.next() || keptFragments(cart.config)) return;
  const fresh = status < 400 ? cartIn(text) : null;
  if (fresh) {
    replaceFragments(fresh.fragments, parseHtml);
    keepCart(cart.config, fresh);
  }
  tellShop(cart, fresh ? 'wc_fragments_refreshed' : 'wc_fragments_ajax_error');
}
