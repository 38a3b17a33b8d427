/**
 * Says what WooCommerce's cart.js and checkout.js leave unsaid: that a request of theirs has failed. They have no handler for
 * it, so a coupon, a quantity or a removal is lost without a word, and the checkout stays covered for good. A script of its
 * own, classic, in the page itself: without a connection nothing can be fetched (wp-plugin/src/Assets/FailedAnswers.php).
 * This one is the checkout's; a cart page has no order, and failed-cart.ts.
 */
import { whenJQuery } from '../dom/when-jquery';
import { endLookups } from './end-lookups';
import { failedChanges, type Shop } from './failed-changes';
import { FailedOrder } from './failed-order';
import { onFailedRequest } from './failed-request';
import { followOtherTabs } from './follow-other-tabs';

const OF_THE_ORDER = /wc-ajax=update_order_review/;

whenJQuery((jQuery: Shop) => {
  const order = new FailedOrder(jQuery);
  endLookups(jQuery, OF_THE_ORDER);
  const tell = failedChanges(jQuery);
  onFailedRequest(jQuery, (sent, status) => {
    if (OF_THE_ORDER.test(`${sent.url}`)) order.fail(status === 403);
    tell(sent);
  });
  followOtherTabs(jQuery);
});
