/**
 * Carts that wait for a script to fill them, with nothing or a theme's spinner in them; but for what a component of ours
 * keeps, which has words of its own.
 */
export function blankCarts(): Element[] {
  const carts = document.querySelectorAll('.widget_shopping_cart_content');
  return [...carts].filter((cart) => !cart.textContent.trim() && !cart.closest('[data-server-html]'));
}
