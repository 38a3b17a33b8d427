import type { CartState } from '../answer';

/**
 * Takes the added state from buttons whose product has left the cart, wherever that was done.
 *
 * Only what this page saw in the cart is taken back: a plugin may put another product into it than its button names.
 */
export function releaseButtons(before: CartState | null, { products, count }: CartState): void {
  const gone = before?.products?.filter((id) => !count || !products?.includes(id)) ?? [];
  for (const id of gone) {
    for (const button of document.querySelectorAll(`.add_to_cart_button[data-product_id="${id}"]`)) {
      button.classList.remove('added');
      const link = button.nextElementSibling;
      if (link?.matches('.added_to_cart')) link.remove();
    }
  }
}
