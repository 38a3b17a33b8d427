import type { JQuery } from '../../src/dom/jquery';
import { whenJQuery } from '../../src/dom/when-jquery';
import type { Journey } from './journey';

type Traveller = Pick<Journey, 'to'>;
type Shop = JQuery & {
  scroll_to_notices?: ((target: ArrayLike<HTMLElement> | null) => void) & { isStandIn?: true };
};

/** WooCommerce's own, also minified; the plugin's stand-in (src/shop/woocommerce.ts) says so itself. */
const SHOPS = /\.offset\(\)\.top\s*-\s*100\b/;
const ANSWERS =
  '.woocommerce-NoticeGroup-updateOrderReview,.woocommerce-NoticeGroup-checkout,.woocommerce-notices-wrapper>*,form.checkout';
/**
 * Gives the shop's other scripts the function that WooCommerce's script gave them, and hears of a failed checkout.
 *
 * The function stays when the region leaves: checkout.js calls it unasked, and it holds no node.
 */
export function answerJQuery(journey: Traveller, signal: AbortSignal): void {
  whenJQuery((jQuery) => {
    provide(jQuery, journey);
    const body = jQuery(document.body);
    const onError = () => showError(journey);
    body.on('checkout_error', onError);
    signal.addEventListener('abort', () => body.off('checkout_error', onError));
  }, signal);
}

function provide(jQuery: Shop, journey: Traveller): void {
  const theirs = jQuery.scroll_to_notices;
  // A theme's own stays.
  if (theirs && !theirs.isStandIn && !SHOPS.test(String(theirs))) return;
  jQuery.scroll_to_notices = (target) => {
    const [notice] = Array.from(target ?? []);
    if (notice) journey.to(notice);
  };
}

function showError(journey: Traveller): void {
  const [answer] = ANSWERS.split(',').flatMap(
    (selector) => document.querySelector<HTMLElement>(selector) ?? [],
  );
  if (answer) journey.to(answer);
}
