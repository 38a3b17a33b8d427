import type { JQuery } from '../dom/jquery';
import { whenLoaded } from '../dom/when-idle';
import { whenJQuery } from '../dom/when-jquery';
import { isShown } from './aftermath/keep-in-step';
import { keepCart } from './aftermath/kept-cart';
import { BRIDGED } from './buttons';
import type { Cart, Told } from './types';

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
  // Who says this adds something itself, and will say that it has.
  body.on('adding_to_cart', () => void cart.aftermath());
  // Before everybody who listens, whoever came first: they look for the cart in the page, and in what the browser keeps
  // (https://learn.jquery.com/events/event-extensions/, "trigger").
  const special = jQuery.event?.special ?? {};
  for (const type of ['added_to_cart', 'removed_from_cart'])
    special[type] = { trigger: (_event, ...told) => hear(cart, type, told as Told) };
  // `$(button).trigger('click')` calls jQuery's handlers and never clicks a link.
  body.on('click', BRIDGED, (event) => {
    const { currentTarget, originalEvent } = event;
    if (originalEvent || !currentTarget.dataset.product_id) return;
    event.preventDefault();
    currentTarget.click();
  });
}

function hear(cart: Cart, type: string, [fragments, hash, button]: Told): void {
  if (cart.isTelling || !fragments || typeof fragments !== 'object') return;
  const told = { fragments, hash: `${hash ?? ''}` };
  keepCart(cart.config, told);
  if (cart.loaded) cart.loaded.hear(type, told, button);
  else void cart.aftermath().then((aftermath) => aftermath?.hear(type, told, button));
}
