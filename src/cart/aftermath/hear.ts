import type { CartState } from '../answer';
import type { Aftermath, Cart } from '../types';
import type { Apply } from './apply';
import { isShown } from './keep-in-step';
import { now, stateIn } from './read';
import { tellShop } from './shop-events';
import { showAdded } from './show-added';

/**
 * Makes what takes the cart from a script that changed it itself and said so by WooCommerce's event.
 *
 * @param label Of the link to the cart, behind the button of an add.
 */
export function createHear(cart: Cart, apply: Apply, refresh: () => unknown, label: string) {
  return (...[type, { fragments, hash }, button]: Parameters<Aftermath['hear']>): void => {
    // WooCommerce's own function for an answer brings it along; who puts fragments together himself leaves it out.
    let state: CartState | null = null;
    try {
      if (type === 'added_to_cart' && button?.[0]) showAdded(cart, button[0], label);
      state = stateIn(fragments);
      apply({ ok: true, fragments, hash, state, asOf: now() });
    } catch (error) {
      // What cannot be shown: whoever has told of it goes on, and so do its listeners.
      console.error(error);
    }
    tellShop(cart, 'wc_fragments_loaded');
    if (!state && isShown()) void refresh();
  };
}
