import { whenIdle, whenLoaded } from '../registry/schedule';
import type { Cart } from './cart';

/**
 * Brings the cart's after-care when there is something to care for: a cart to show, a request left
 * over by the last page, another tab, jQuery or blocks on the page. A visitor without any of them
 * pays nothing, and no request asks the server for an empty cart.
 */
export function summonCare(cart: Cart): void {
  /** Something changed elsewhere: the cart is read even where there seems to be none. */
  const summonStale = () => {
    if (!cart.isTelling) void cart.care().then((care) => care?.catchUp());
  };
  whenLoaded(() => {
    void cart.queue.pump();
    whenIdle(() => {
      const isNeeded =
        cart.ledger.next() || hasJQuery() || hasItems() || document.querySelector('.widget_shopping_cart');
      if (isNeeded) void cart.care();
      // Not at once: the first listener of this kind opens the storage.
      addEventListener('storage', ({ key }) => {
        if (key === cart.config.hashKey) summonStale();
      });
    });
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    cart.ledger.reload();
    summonStale();
  });
  for (const name of ['added_to', 'removed_from'])
    document.addEventListener(`wc-blocks_${name}_cart`, summonStale);
}

/** Whether jQuery is there now: optimisers bring it late, so it is asked at each use. */
export const hasJQuery = () => 'jQuery' in window;

/** Reading a cookie the first time costs milliseconds, so this is asked in an idle moment only. */
export function hasItems(): boolean {
  return /(^|; )woocommerce_items_in_cart=1/.test(document.cookie);
}
