import { jQueryNow } from '../dom/jquery';
import { blankCarts } from './aftermath/blank-carts';
import { hasItems } from './summon';
import type { Cart } from './types';

/**
 * Makes do with what the server has printed: no cache keeps the shop's own pages, and none a page of somebody's cart,
 * so a visitor who has had none sees theirs, but for what scripts fill.
 *
 * @returns Whether that is all there is to show.
 */
export function showPrinted({ config }: Cart): boolean {
  const blank = blankCarts();
  if (hasItems()) {
    if (blank.length || !document.body.matches('.woocommerce-cart, .woocommerce-checkout')) return false;
  } else {
    const words = document.querySelector<HTMLTemplateElement>('template#mullion-empty-cart');
    if (!words || isKept(config.fragmentsKey) || document.querySelector('.hide_cart_widget_if_empty'))
      return false;
    for (const cart of blank) cart.replaceChildren(words.content.cloneNode(true));
  }
  // Themes fit their drawer to the cart when they hear this, to an empty one as well.
  jQueryNow()?.(document.body).trigger('wc_fragments_loaded');
  return true;
}

function isKept(key: string): boolean {
  try {
    return key in sessionStorage;
  } catch {
    return true;
  }
}
