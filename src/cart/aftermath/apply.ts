import type { CartAnswer } from '../answer';
import type { Cart, CartServices } from '../types';
import { releaseButtons } from './added-buttons';
import { showEmptyWidgets } from './empty-widgets';
import type { Regions } from './regions';

export type Apply = (answer: CartAnswer) => void;

/** Makes what puts a cart that the server told, to us or to another script, into the page. */
export function createApply(
  { bus, t }: Pick<CartServices, 'bus' | 't'>,
  cart: Cart,
  regions: Regions,
): Apply {
  let latest = 0;
  return ({ fragments, hash, state, asOf }) => {
    if (asOf < latest) return;
    latest = asOf;
    regions.replace(fragments, cart.config.fragmentScripts);
    if (!cart.ledger.next()) regions.dim(false);
    tellOtherTabs(cart.config.hashKey, hash);
    if (!state) return;
    releaseButtons(cart.state, state);
    cart.state = state;
    showEmptyWidgets(!state.count, t('emptyCart'));
    bus.emit('cart-updated', { state });
  };
}

/** WooCommerce's own scripts in other tabs wake up by this key too. */
function tellOtherTabs(key: string, hash: string): void {
  try {
    if (localStorage.getItem(key) === hash) return;
    localStorage.setItem(key, hash);
    sessionStorage.setItem(key, hash);
  } catch {
    // Without storage the other tabs catch up on their next page.
  }
}
