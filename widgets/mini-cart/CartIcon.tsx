/** The same icon as template.php prints. */
export const CartIcon = () => (
  <svg className="mullion-mini-cart__icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 4h2.4l2 10.4a2 2 0 0 0 2 1.6h7.4a2 2 0 0 0 2-1.5L20.6 8H6.3M10 20h.01M17 20h.01" />
  </svg>
);
