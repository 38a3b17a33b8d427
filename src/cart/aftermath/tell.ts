import { safeUrl } from '../../dom/safe-url';
import type { Answer, CartAnswer, CartFailure } from '../answer';
import type { Operation } from '../operation';
import type { Cart, CartServices } from '../types';
import type { Apply } from './apply';
import type { Regions } from './regions';
import { tellShop, wrapped } from './shop-events';
import { showAdded } from './show-added';

/**
 * Makes what shows and tells how an operation went, in the order that listeners of WooCommerce's events
 * rely on: button, regions, then the event (docs/woocommerce-contract.md, "The order of an add's events").
 */
export function createTell(services: CartServices, cart: Cart, apply: Apply, regions: Regions) {
  return (operation: Operation, answer: Answer): void => {
    if (answer.ok) {
      tellSuccess(services, cart, apply, operation, answer);
      return;
    }
    if (!cart.ledger.next()) regions.dim(false);
    const { kind, element } = operation;
    const next = kind === 'add' ? answer.productUrl : element?.getAttribute('href');
    // Where the shop cannot be reached a link leads to the browser's own fault.
    const isCutOff = answer.reason === 'unreachable';
    if (isCutOff || !goTo(cart, next)) tellFailure(services, cart, operation, answer);
  };
}

function tellSuccess(
  { bus, t, announce }: CartServices,
  cart: Cart,
  apply: Apply,
  operation: Operation,
  answer: CartAnswer,
): void {
  const { kind, element } = operation;
  const { fragments, hash } = answer;
  if (/set|restore/.test(kind)) {
    apply(answer);
    tellShop(cart, 'wc_fragments_refreshed');
    return;
  }
  const isAdd = kind === 'add';
  const message = element?.dataset.success_message || t(isAdd ? 'added' : 'removed');
  if (isAdd && element) showAdded(cart, element, t('viewCart'));
  apply(answer);
  tellShop(cart, 'wc_fragments_loaded');
  tellShop(cart, isAdd ? 'added_to_cart' : 'removed_from_cart', [fragments, hash, wrapped(element)]);
  bus.emit(isAdd ? 'item-added' : 'item-removed', { operation, fragments, hash });
  if (!operation.isTold) announce(message);
  if (isAdd && cart.config.redirectAfterAdd) goTo(cart, cart.config.cartUrl);
}

/** The button shows that it is at work while it is sent again; pressing it would ask for a second one. */
function tellFailure({ bus }: CartServices, cart: Cart, operation: Operation, { reason }: CartFailure): void {
  const { kind, body, element, id } = operation;
  const retry = async () => {
    element?.setAttribute('aria-disabled', 'true');
    const answer = await cart.change(kind, body, element, id);
    element?.removeAttribute('aria-disabled');
    return answer;
  };
  // Themes cover the product until they hear that it was added (Electro).
  wrapped(element)?.parents?.().unblock?.();
  bus.emit('cart-failed', { operation, reason, retry });
}

/** Leaves for an address of this site; what is queued waits for the next page. */
function goTo(cart: Cart, address: unknown): boolean {
  const url = safeUrl(address);
  if (!url) return false;
  cart.queue.pause(true);
  location.assign(url);
  return true;
}
