import { jQueryNow } from '../../dom/jquery';
import { whenLoaded } from '../../dom/when-idle';
import type { Answer } from '../answer';
import type { Cart } from '../types';
import type { Apply } from './apply';
import { STATE_KEY } from './read';
import { showAdded } from './show-added';

const BUTTONS = '.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive)';

/** What comes with the event; a theme that adds something itself leaves out what it likes. */
type Told = [fragments?: Record<string, string>, hash?: string, button?: ArrayLike<HTMLElement>];

/**
 * Answers the jQuery events that WooCommerce's own scripts answered: plugins fire them and rely on
 * it (docs/woocommerce-contract.md, "Events that other scripts fire"). jQuery may come late, so it is looked for again after the load.
 *
 * @param label Of the link to the cart.
 */
export function bridgeJQuery(cart: Cart, apply: Apply, refresh: () => Promise<Answer>, label: string): void {
  const jQuery = jQueryNow();
  if (!jQuery) {
    if (document.readyState !== 'complete') whenLoaded(() => bridgeJQuery(cart, apply, refresh, label));
    return;
  }
  const body = jQuery(document.body);
  body.on('wc_fragment_refresh updated_wc_div', () => void refresh());
  body.on('added_to_cart removed_from_cart', (event, ...args: Told) => {
    const [fragments, hash, button] = args;
    if (cart.isTelling || !fragments || typeof fragments !== 'object') return;
    if (event.type === 'added_to_cart' && button?.[0]) showAdded(cart, button[0], label);
    apply({ ok: true, fragments, hash: String(hash ?? ''), state: null, asOf: Date.now() });
    if (!Object.hasOwn(fragments, STATE_KEY)) void refresh();
  });
  // `$(button).trigger('click')` calls jQuery's handlers and never clicks a link.
  body.on('click', BUTTONS, (event) => {
    const { currentTarget, originalEvent } = event;
    if (originalEvent || !currentTarget.dataset.product_id) return;
    event.preventDefault();
    currentTarget.click();
  });
}
