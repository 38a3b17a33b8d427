import type { CartAnswer } from '../answer';
import type { Cart, CartServices } from '../types';
import { releaseButtons } from './added-buttons';
import { showEmptyWidgets } from './empty-widgets';
import { keepCart } from './kept-cart';
import type { Regions } from './regions';

export type Apply = (answer: CartAnswer) => void;

/** Makes what puts a cart that the server told, to us or to another script, into the page. */
export function createApply(
  { bus, t }: Pick<CartServices, 'bus' | 't'>,
  cart: Cart,
  regions: Regions,
): Apply {
  let latest = 0;
  return (answer) => {
    const { fragments, state, asOf } = answer;
    if (asOf < latest) return;
    latest = asOf;
    regions.replace(fragments, cart.config.fragmentScripts);
    if (!cart.ledger.next()) regions.dim(false);
    if (asOf) keepCart(cart.config, answer);
    if (!state) return;
    releaseButtons(cart.state, state);
    cart.state = state;
    showEmptyWidgets(!state.count, t('emptyCart'));
    bus.emit('cart-updated', { state });
  };
}
