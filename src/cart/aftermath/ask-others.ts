import { type Bound, type JQuery, jQueryNow } from '../../dom/jquery';
import { BRIDGED } from '../buttons';
import type { Operation } from '../operation';
import { CLAIMED } from '../pass-on';
import type { Cart } from '../types';
import { tellShop, wrapped } from './shop-events';

const VETO = 'should_send_ajax_request.adding_to_cart';

/**
 * Asks and tells other scripts before an add is sent: a plugin may forbid it, and may change what is
 * sent (docs/woocommerce-contract.md, "What an add sends" and "The order of an add's events").
 *
 * @returns False when it must not be sent.
 */
export function askOthers(cart: Cart, operation: Operation): boolean {
  const { kind, element: button } = operation;
  if (kind !== 'add' || !button) return true;
  const jQuery = jQueryNow();
  if (jQuery?.(document.body).triggerHandler(VETO, [jQuery(button)]) === false) {
    tellShop(cart, 'ajax_request_not_sent.adding_to_cart', [false, false, jQuery(button)]);
    tellShop(cart, 'wc_cart_button_updated', [jQuery(button)]);
    return false;
  }
  // What plugins attached with jQuery's .data() goes along.
  const data: Record<string, unknown> = { ...jQuery?.(button).data(), ...button.dataset };
  if (jQuery) runBound(button, jQuery);
  tellShop(cart, 'adding_to_cart', [wrapped(button), data]);
  if (jQuery && operation.status === 'queued') {
    cart.ledger.update(operation, { body: jQuery.param(data) });
  }
  return true;
}

/**
 * What a click would have called: the button's own `onclick`, and what jQuery has bound to the button itself, or higher up
 * by a class that was hidden meanwhile. Few themes have any: what runs it comes only then.
 */
function runBound(button: HTMLElement, jQuery: JQuery): void {
  const bound = boundTo(button).filter(
    ({ selector }) => !selector || CLAIMED.some((name) => selector.includes(name)),
  );
  if (button.onclick || bound.length)
    withHandlers(({ runOwnHandlers }) => runOwnHandlers(button, bound, jQuery));
}

/** For the few pages where somebody has bound something of jQuery's that would not hear of us. */
export function withHandlers(use: (module: typeof import('./own-handlers')) => unknown): void {
  void import('./own-handlers').then(use, () => {});
}

/** What jQuery calls for a click on it, but for our own: bound to itself, or higher up by what it matches. */
export function boundTo(button: HTMLElement | undefined): Bound[] {
  const jQuery = jQueryNow();
  const found: Bound[] = [];
  for (let node: Node | null | undefined = button; node; node = node.parentNode)
    for (const bound of jQuery?._data?.(node, 'events')?.click ?? [])
      if (
        bound.selector ? bound.selector !== BRIDGED && jQuery?.(button).is(bound.selector) : node === button
      )
        found.push(bound);
  return found;
}
