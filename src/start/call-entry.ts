/**
 * Stands in for the cart's entry on a page that seems to have no use for it, as where blocks alone show the shop: brings
 * it when there is one. Printed into the page, with the entry's address.
 */

/** What the entry looks after: widgets, the shop's classic buttons, a cart that is shown. */
const WANTED =
  '[data-widget],.ajax_add_to_cart:not(.wc-interactive),.remove_from_cart_button,.widget_shopping_cart_content';

/** Of src/cart/ledger.ts, which a script of its own does not import. */
const LEDGER = 'mullion_cart';

const address = document.currentScript?.dataset.entry ?? '';

function bring(): void {
  observer.disconnect();
  removeEventListener('pageshow', look);
  void import(/* @vite-ignore */ address).catch(() => {});
}

/** An entry that is there already leaves nothing to do. */
function look(): void {
  if (isLeft() || document.querySelector(WANTED)) bring();
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
look();

export {};
