/**
 * Stands in for the cart's entry on a page that seems to have no use for it, as a checkout, or where blocks alone show the
 * shop: brings it when there is one. Printed into the page, with the entry's address.
 */
import { whenJQuery } from '../dom/when-jquery';

/** What the entry looks after: widgets, the shop's classic buttons, a cart that is shown. */
const WANTED =
  '[data-widget],.ajax_add_to_cart:not(.wc-interactive),.remove_from_cart_button,.widget_shopping_cart_content';

/** Of src/cart/ledger.ts, which a script of its own does not import. */
const LEDGER = 'mullion_cart';

const address = document.currentScript?.dataset.entry ?? '';

let coming: Promise<unknown> | undefined;

function bring(): Promise<unknown> {
  observer.disconnect();
  removeEventListener('pageshow', look);
  coming ??= import(/* @vite-ignore */ address).catch(async () => {
    // It was wanted without a connection: what waits to be sent goes when there is one.
    await new Promise((back) => addEventListener('online', back, { once: true }));
    coming = undefined;
    return bring();
  });
  return coming;
}

/** Another script has changed the cart, and leaves it to the shop's to show that; later ones the entry hears itself. */
function hear(): void {
  if (!coming) void bring().then(() => window.mullion?.cart?.refresh());
}

/** An entry that is there already leaves nothing to do. */
function look(): void {
  if (isLeft() || document.querySelector(WANTED)) void bring();
}

/** Whether the last page left something to send. */
function isLeft(): boolean {
  try {
    return (sessionStorage.getItem(LEDGER) ?? '').length > 2;
  } catch {
    return false;
  }
}

const observer = new MutationObserver(look);
observer.observe(document.documentElement, { childList: true, subtree: true });
// Also of a page that comes back as it was left.
addEventListener('pageshow', look);
document.addEventListener('mullion:wanted', bring, { once: true });
whenJQuery((jQuery) => jQuery(document.body).on('added_to_cart removed_from_cart', hear));
look();
