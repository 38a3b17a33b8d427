import { type JQueryElement, jQueryNow } from '../../dom/jquery';
import type { Cart } from '../types';

/** Of the shop's events, those that the blocks listen to. */
const BLOCKS = /^(adding_to|added_to|removed_from)_cart$/;

/**
 * Tells the shop's other scripts what happened: jQuery's event where jQuery is, which the blocks
 * translate themselves; the blocks' own where it isn't. Both would make the cart refetch twice
 * (docs/woocommerce-contract.md, "The blocks translate jQuery's events").
 */
export function tellShop(cart: Cart, name: string, args: unknown[] = []): void {
  const jQuery = jQueryNow();
  cart.isTelling = true;
  try {
    if (jQuery) jQuery(document.body).trigger(name, args);
    else if (BLOCKS.test(name))
      document.body.dispatchEvent(new CustomEvent(`wc-blocks_${name}`, { bubbles: true }));
  } catch (error) {
    // A listener of the theme's threw: its own trouble, the cart goes on.
    console.error(error);
  }
  cart.isTelling = false;
}

/**
 * The element as plugins expect it in an event's arguments. The shop always hands over a set of jQuery's: of an add that
 * the last page left over it is empty, and themes can call its methods.
 */
export function wrapped(element: HTMLElement | undefined): Partial<JQueryElement> | undefined {
  return jQueryNow()?.(element ?? []) ?? (element as Partial<JQueryElement> | undefined);
}
