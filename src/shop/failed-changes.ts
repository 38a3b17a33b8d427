import type { JQuery } from '../dom/jquery';
import type { Sent } from './failed-request';
import { failureNotice } from './failure-notice';

const OF_THE_CART =
  /[?&](?:(?:remove|undo)_item|update_cart)=|woocommerce-shipping-calculator-nonce|wc-ajax=(?:(?:apply|remove)_coupon|update_shipping_method)/;
const REVIEW = '.woocommerce-checkout-review-order';
/** What checkout.js covers for a coupon; cart.js uncovers its own. */
const COVERED = `.checkout_coupon.processing,${REVIEW}.processing`;
const CART = '.woocommerce-cart-form,.wc-empty-cart-message,.woocommerce-notices-wrapper';

export type Shop = JQuery & { scroll_to_notices?: (notices: unknown) => void };

/** Makes what says, above the cart or what was covered for it, that a change of it did not reach the shop. */
export function failedChanges(jQuery: Shop): (sent: Sent) => void {
  let notice: Element | undefined;
  return ({ url, data }) => {
    if (!OF_THE_CART.test(`${url} ${data}`)) return;
    const covered = document.querySelector(COVERED);
    covered?.classList.remove('processing');
    jQuery(covered).unblock?.();
    notice?.remove();
    notice = failureNotice('cart');
    // Between the columns of a checkout a notice would be one more.
    if (covered?.matches(REVIEW)) covered.prepend(notice);
    else (covered ?? document.querySelector(CART))?.before(notice);
    jQuery.scroll_to_notices?.(jQuery(notice));
  };
}
