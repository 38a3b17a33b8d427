import type { JQuery } from '../dom/jquery';
import { whenLoaded } from '../dom/when-idle';
import { whenJQuery } from '../dom/when-jquery';
import { isShown } from './aftermath/keep-in-step';
import { keepCart } from './aftermath/kept-cart';
import type { Cart, Told } from './types';

const BUTTONS = '.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive)';

/**
 * Answers the jQuery events that WooCommerce's own scripts answered: plugins fire them and rely on
 * it (docs/woocommerce-contract.md, "Events that other scripts fire"). Optimisers bring jQuery late, some after the first touch.
 */
export const bridgeJQuery = (cart: Cart): void =>
  whenJQuery((jQuery) => {
    if (!cart.isBridged) listen(cart, jQuery);
  });

function listen(cart: Cart, jQuery: JQuery): void {
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
