import { safeUrl } from '../../dom/safe-url';
import type { Context } from '../../registry/context';
import type { Cart } from '../cart';
import type { Answer, CartAnswer, Operation } from '../types';
import { dimRegions } from './fragments';
import { tellShop, wrapped } from './shop-events';

/**
 * Deals with an answer in the order that listeners of WooCommerce's events rely on: button, regions,
 * then the event (woocommerce-contract.md 2.4).
 */
export function createSettle(ctx: Context, cart: Cart, apply: (answer: CartAnswer) => void) {
  /** Leaves for an address of this site; what is queued waits for the next page. */
  const goTo = (address: unknown): boolean => {
    const url = safeUrl(address);
    if (!url) return false;
    cart.queue.pause(true);
    location.assign(url);
    return true;
  };

  const succeed = (operation: Operation, answer: CartAnswer, element?: HTMLElement) => {
    const isAdd = operation.kind === 'add';
    const message = element?.dataset.success_message || ctx.t(isAdd ? 'added' : 'removed');
    if (isAdd && element) showAdded(ctx, cart, element);
    apply(answer);
    tellShop(cart, 'wc_fragments_loaded');
    const { fragments, hash } = answer;
    tellShop(cart, isAdd ? 'added_to_cart' : 'removed_from_cart', [fragments, hash, wrapped(element)]);
    ctx.bus.emit(isAdd ? 'item-added' : 'item-removed', { operation, fragments, hash });
    ctx.announce(message);
    if (isAdd && cart.config.redirectAfterAdd) goTo(cart.config.cartUrl);
  };

  return (operation: Operation, answer: Answer, element?: HTMLElement): void => {
    if (answer.ok) {
      succeed(operation, answer, element);
      return;
    }
    if (!cart.ledger.next()) dimRegions(false);
    const next = operation.kind === 'add' ? answer.productUrl : element?.getAttribute('href');
    if (goTo(next)) return;
    const retry = () =>
      whileBusy(element, cart.change(operation.kind, operation.body, element, operation.id));
    ctx.bus.emit('cart-failed', { operation, reason: answer.reason, retry });
  };
}

/** Shows the work on a button that is tried again; pressing it would ask for a second one. */
async function whileBusy(button: HTMLElement | undefined, work: Promise<Answer>): Promise<Answer> {
  const show = (isBusy: boolean) => {
    button?.classList.toggle('loading', isBusy);
    for (const name of ['aria-busy', 'aria-disabled']) {
      if (isBusy) button?.setAttribute(name, 'true');
      else button?.removeAttribute(name);
    }
  };
  show(true);
  const answer = await work;
  show(false);
  return answer;
}

/** The added state, and the link to the cart: once, and not on the cart page itself. */
function showAdded(ctx: Context, cart: Cart, button: HTMLElement): void {
  button.classList.add('added');
  const hasLink = button.parentElement?.querySelector('.added_to_cart');
  const href = safeUrl(cart.config.cartUrl);
  if (!cart.config.isCartPage && !hasLink && href) {
    const link = document.createElement('a');
    link.className = 'added_to_cart wc-forward';
    link.href = href;
    link.title = link.textContent = ctx.t('viewCart');
    button.after(link);
  }
  tellShop(cart, 'wc_cart_button_updated', [wrapped(button)]);
}
