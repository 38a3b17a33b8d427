/**
 * Takes the place of WooCommerce's file of the handle `wc-order-attribution`, on every page that has
 * it. A script of its own, classic: those that depend on the handle find its function when they run,
 * and a visitor who leaves before a chunk could have come is written down.
 */
import { type OrderAttribution, startAttribution } from '../attribution/order-attribution';
import { printedAttribution } from '../attribution/printed';

const shop = printedAttribution();
// A copy that a script combiner has made finds the first one at work.
if (shop?.params && shop.fields && !shop.setOrderTracking) startAttribution(shop as OrderAttribution);
