import type { OrderAttribution } from './order-attribution';

/**
 * What WooCommerce, or our own PHP where there is no WooCommerce, has printed for the page's tracker,
 * with the tracker's functions once that has come.
 */
export function printedAttribution(): Partial<OrderAttribution> | undefined {
  const { wc_order_attribution: shop } = window as { wc_order_attribution?: Partial<OrderAttribution> };
  // `<a id="wc_order_attribution">`, which a contributor may write, is no plain object.
  return shop && Object.getPrototypeOf(shop) === Object.prototype ? shop : undefined;
}
