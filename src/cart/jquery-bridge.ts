import { jQueryNow } from '../dom/jquery';
import { whenLoaded } from '../dom/when-idle';
import { isShown } from './aftermath/keep-in-step';
import { keepCart } from './aftermath/kept-cart';
import type { Cart, Told } from './types';

const BUTTONS = '.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive)';

/**
 * Answers the jQuery events that WooCommerce's own scripts answered: plugins fire them and rely on
 * it (docs/woocommerce-contract.md, "Events that other scripts fire"). jQuery may come late, so it is looked for again after the load.
 */
export function bridgeJQuery(cart: Cart): void {
  const jQuery = jQueryNow();
  if (!jQuery) {
    if (document.readyState !== 'complete') whenLoaded(() => bridgeJQuery(cart));
    return;
  }
  if (cart.isBridged) return;
  cart.isBridged = true;
  const body = jQuery(document.body);
  // Where no cart is shown WooCommerce has no script that would answer.
  // Who asks while the page loads, as plugins of languages and currencies do, is answered when a kept cart is shown.
  body.on('wc_fragment_refresh updated_wc_div', () => whenLoaded(() => isShown() && cart.refresh()));
  body.on('added_to_cart removed_from_cart', ({ type }, ...[fragments, hash, button]: Told) => {
    if (cart.isTelling || !fragments || typeof fragments !== 'object') return;
    const told = { fragments, hash: `${hash ?? ''}` };
    // At once: whoever hears of it next looks for it there.
    keepCart(cart.config, told);
    void cart.aftermath().then((aftermath) => aftermath?.hear(type, told, button));
  });
  // `$(button).trigger('click')` calls jQuery's handlers and never clicks a link.
  body.on('click', BUTTONS, (event) => {
    const { currentTarget, originalEvent } = event;
    if (originalEvent || !currentTarget.dataset.product_id) return;
    event.preventDefault();
    currentTarget.click();
  });
}
