/**
 * WooCommerce's cart widget without a cart: one with "hide if empty" shows with the first item and not before,
 * any other says so. Nobody asks the server for an empty cart, so its own sentence is not to be had.
 */
export function showEmptyWidgets(isEmpty: boolean, sentence: string): void {
  for (const widget of document.querySelectorAll<HTMLElement>('.widget_shopping_cart')) {
    if (widget.querySelector('.hide_cart_widget_if_empty')) widget.hidden = isEmpty;
    const content = widget.querySelector('.widget_shopping_cart_content');
    if (isEmpty && content?.textContent.trim() === '') content.append(message(sentence));
  }
}

function message(sentence: string): HTMLElement {
  const element = document.createElement('p');
  element.className = 'woocommerce-mini-cart__empty-message';
  element.textContent = sentence;
  return element;
}
