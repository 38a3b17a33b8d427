import { safeUrl } from '../../dom/safe-url';
import type { Cart } from '../types';
import { tellShop, wrapped } from './shop-events';

/** The added state of a button, and the link to the cart: once, and not on the cart page itself. */
export function showAdded(cart: Cart, button: HTMLElement, label: string): void {
  button.classList.remove('loading');
  button.classList.add('added');
  const hasLink = button.parentElement?.querySelector('.added_to_cart');
  const href = safeUrl(cart.config.cartUrl);
  if (!cart.config.isCartPage && !hasLink && href) {
    const link = document.createElement('a');
    link.className = 'added_to_cart wc-forward';
    link.href = href;
    link.title = link.textContent = label;
    button.after(link);
  }
  tellShop(cart, 'wc_cart_button_updated', [wrapped(button)]);
}
