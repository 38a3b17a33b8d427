import type { Kind } from './kinds';

/** As much of jQuery as WooCommerce's `checkout.js` is met through. */
interface Query {
  on(type: string, listener: (event: { target: unknown; originalEvent?: Event }) => void): Query;
  off(type: string, what?: string | ((event: never) => void)): Query;
  finish?(): Query;
}
type JQuery = (target: unknown) => Query;

/** Asked anew each time: an optimiser may bring jQuery late. */
const jQuery = () => (window as { jQuery?: JQuery }).jQuery;

const LINKS: Partial<Record<Kind, string>> = { login: 'a.showlogin', coupon: 'a.showcoupon' };

/**
 * Takes WooCommerce's own handler of these links off the page: one click would toggle twice. It is
 * bound when jQuery is ready, before or after us, so this runs again with each click, which reaches the
 * link before the body.
 */
export function releaseLink(kind: Kind): void {
  const selector = LINKS[kind];
  if (selector) jQuery()?.(document.body).off('click', selector);
}

/** The checkboxes' handlers stay, they do more than moving; their movement ends before it is seen. */
export function finishJQuery(panel: Element): void {
  const query = jQuery()?.(panel);
  query?.finish?.();
}

/**
 * Hears the events that scripts trigger by jQuery, which no native listener does, once everybody else
 * has heard them.
 */
export function onTriggered(type: string, listener: (target: unknown) => void, signal: AbortSignal): void {
  const query = jQuery()?.(document);
  if (!query) return;
  const hear = ({ target, originalEvent }: { target: unknown; originalEvent?: Event }) => {
    if (!originalEvent) listener(target);
  };
  query.on(type, hear);
  signal.addEventListener('abort', () => query.off(type, hear));
}
