/**
 * Takes the place of WooCommerce's file of the handle `wc-order-attribution`, on every page that has
 * it. A script of its own, classic: those that depend on the handle find its function when they run,
 * and a visitor who leaves before a chunk could have come is written down.
 */
import { type OrderAttribution, startAttribution } from '../attribution/order-attribution';

const { wc_order_attribution: shop } = window as { wc_order_attribution?: Partial<OrderAttribution> };
// `<a id="wc_order_attribution">`, which a contributor may write, is no plain object.
const isOurs = shop && Object.getPrototypeOf(shop) === Object.prototype;
// A copy that a script combiner has made finds the first one at work.
if (isOurs && shop.params && shop.fields && !shop.setOrderTracking)
  startAttribution(shop as OrderAttribution);
