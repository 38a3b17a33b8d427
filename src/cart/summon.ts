import { whenIdle, whenLoaded } from '../dom/when-idle';
import type { Cart } from './types';

/**
 * Brings the aftermath when there is something to look after: a cart to show, a request left over by
 * the last page, another tab, jQuery or blocks on the page. A visitor without any of them pays
 * nothing, and no request asks the server for an empty cart.
 *
 * @param isNeeded Asked once, in an idle moment after the load; its promise is waited for.
 */
export function summonAftermath(cart: Cart, isNeeded: (cart: Cart) => unknown): void {
  /** Something changed elsewhere: the cart is read even where there seems to be none. */
  const catchUp = () => {
    if (!cart.isTelling) void cart.aftermath().then((aftermath) => aftermath?.catchUp());
  };
  whenLoaded(() => {
    void cart.queue.pump();
    whenIdle(async () => {
      // Not at once: the first listener of this kind opens the storage.
      addEventListener('storage', ({ key }) => key === cart.config.hashKey && catchUp());
      if (await isNeeded(cart)) void cart.aftermath();
    });
  });
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    cart.ledger.reload();
    // It was held back where the page has left for the cart or a product.
    cart.queue.pause(false);
    catchUp();
  };
  addEventListener('pageshow', restore);
  for (const name of ['added_to', 'removed_from'])
    document.addEventListener(`wc-blocks_${name}_cart`, catchUp);
}

/** Where widgets may show the cart: whatever it is, they are told. */
export const needsAftermath = (cart: Cart) =>
  cart.ledger.next() || hasJQuery() || document.querySelector('.widget_shopping_cart') || mayHaveItems();

/** Without holding up the page, where the browser can: another process has the cookies. */
const mayHaveItems = () => window.cookieStore?.get('woocommerce_items_in_cart') ?? hasItems();

/** Whether jQuery is there now: optimisers bring it late, so it is asked at each use. */
export const hasJQuery = () => 'jQuery' in window;

/** Reading a cookie the first time costs milliseconds, so this is asked in an idle moment only. */
export const hasItems = (): boolean => /\bwoocommerce_items_in_cart=1/.test(document.cookie);

/** Whether the shop's own script for a shown cart is on the page, in whose place we are. */
export const hasFragments = () => 'wc_cart_fragments_params' in window;
