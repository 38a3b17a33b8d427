import { type OrderAttribution, startAttribution } from '../attribution/order-attribution';
import { printedAttribution } from '../attribution/printed';

/** Tracks where the visitor came from, as the page that WooCommerce has printed wants it. */
export function beginAttribution(): void {
  const shop = printedAttribution();
  // A copy that a script combiner has made finds the first one at work.
  if (shop?.params && shop.fields && !shop.setOrderTracking) startAttribution(shop as OrderAttribution);
}
