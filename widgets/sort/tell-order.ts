import type { Instance } from '../../src/registry/define-widget';

/** WooCommerce 10.8 and later print a status, and mean it where the page was asked for by more than its address. */
const COUNT = '.woocommerce-result-count:is([role="alert"],[role="status"])';
const FILTERS = '[data-wp-interactive="woocommerce/product-filters"]';

/** WooCommerce's own wait, in ms: by then a screen reader has said the page's title. */
const WAIT = 2000;

/**
 * Says how many products the page shows, and in which order: a live region that comes with its words stays silent, so
 * WooCommerce's `woocommerce.js` says it again (9.9 and later). Where that script is there, it has hidden the count first.
 */
export function tellOrder({ announce, signal }: Pick<Instance, 'announce' | 'signal'>): void {
  const tell = () => {
    const count = document.querySelector(COUNT);
    if (!count || count.hasAttribute('aria-hidden')) return;
    const isStatus = count.getAttribute('role') === 'status';
    if (isStatus && (!location.search || document.querySelector(FILTERS))) return;
    // The order stands in a part of its own, without a space before it.
    const parts = [...count.childNodes].map(({ textContent }) => textContent?.trim());
    announce(parts.filter(Boolean).join('. '));
  };
  const timer = setTimeout(tell, WAIT);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
