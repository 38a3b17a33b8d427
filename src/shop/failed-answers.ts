/**
 * Says what WooCommerce's cart.js and checkout.js leave unsaid: that a request of theirs has failed. They have no handler for
 * it, so a coupon, a quantity or a removal is lost without a word, and the checkout stays covered for good. A script of its
 * own, classic, in the page itself: without a connection nothing can be fetched (wp-plugin/src/Assets/FailedAnswers.php).
 */
import type { JQuery } from '../dom/jquery';
import { whenJQuery } from '../dom/when-jquery';
import { endLookups } from './end-lookups';
import { FailedOrder } from './failed-order';
import { onFailedRequest } from './failed-request';
import { failureNotice } from './failure-notice';

const OF_THE_CART =
  /[?&](?:remove|undo)_item=|woocommerce-(?:cart|shipping-calculator)-nonce|wc-ajax=(?:(?:apply|remove)_coupon|update_shipping_method)/;
const OF_THE_ORDER = /wc-ajax=update_order_review/;
const REVIEW = '.woocommerce-checkout-review-order';
/** What checkout.js covers for a coupon; cart.js uncovers its own. */
const COVERED = `.checkout_coupon.processing,${REVIEW}.processing`;
const CART = '.woocommerce-cart-form,.wc-empty-cart-message,.woocommerce-notices-wrapper';

type Shop = JQuery & { scroll_to_notices?: (notices: unknown) => void };

whenJQuery((jQuery: Shop) => {
  let notice: Element | undefined;
  const order = new FailedOrder(jQuery);
  endLookups(jQuery, OF_THE_ORDER);
  onFailedRequest(jQuery, ({ url, data }, status) => {
    const sent = `${url} ${data}`;
    if (OF_THE_ORDER.test(sent)) order.fail(status === 403);
    if (!OF_THE_CART.test(sent)) return;
    const covered = document.querySelector(COVERED);
    covered?.classList.remove('processing');
    jQuery(covered).unblock?.();
    notice?.remove();
    notice = failureNotice('cart');
    // Between the columns of a checkout a notice would be one more.
    if (covered?.matches(REVIEW)) covered.prepend(notice);
    else (covered ?? document.querySelector(CART))?.before(notice);
    jQuery.scroll_to_notices?.(jQuery(notice));
  });
});
