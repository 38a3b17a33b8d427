import { blankCarts } from './blank-carts';

/**
 * WooCommerce's cart widget without a cart: one with "hide if empty" shows with the first item and not before,
 * any other says so. Nobody asks the server for an empty cart: the page brings the theme's own words for it
 * (wp-plugin/src/Cart/EmptyCart.php).
 *
 * @param sentence Said where the page has none.
 */
export function showEmptyWidgets(isEmpty: boolean, sentence: string): void {
  const hiding = document.querySelectorAll<HTMLElement>(
    '.widget_shopping_cart:has(.hide_cart_widget_if_empty)',
  );
  for (const widget of hiding) widget.hidden = isEmpty;
  if (isEmpty) for (const content of blankCarts()) content.replaceChildren(ownWords() ?? message(sentence));
}

function ownWords(): Node | undefined {
  const template = document.querySelector<HTMLTemplateElement>('template#mullion-empty-cart');
  return template?.content.cloneNode(true);
}

function message(sentence: string): HTMLElement {
  const element = document.createElement('p');
  element.className = 'woocommerce-mini-cart__empty-message';
  element.textContent = sentence;
  return element;
}
