/** WooCommerce's cart widget with "hide if empty": shown with the first item, and not before. */
export function hideEmptyWidgets(isEmpty: boolean): void {
  for (const mark of document.querySelectorAll('.hide_cart_widget_if_empty')) {
    const widget = mark.closest<HTMLElement>('.widget_shopping_cart');
    if (widget) widget.hidden = isEmpty;
  }
}
