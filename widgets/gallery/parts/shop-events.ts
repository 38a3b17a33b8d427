interface JQuery {
  (element: Element): JQueryElement;
  fn: Record<string, unknown>;
}

interface JQueryElement {
  on(names: string, listener: (event: { target: Element }) => void): void;
  off(names: string): void;
  trigger(name: string, args: unknown[]): void;
}

/** What we add goes by this name again. */
const OWN = '.mullion-gallery';

/**
 * Does for plugins what WooCommerce's own gallery script does: tells them before and after it starts,
 * and does what the variation script asks of it. Where that script runs too, it has told them.
 */
export function followShop(element: HTMLElement, signal: AbortSignal) {
  const { jQuery, wc_single_product_params: parameters = {} } = window as {
    jQuery?: JQuery;
    wc_single_product_params?: unknown;
  };
  const told = { onPick: (_index: number) => {}, ready: () => {} };
  if (!jQuery?.fn || !element.matches('.woocommerce-product-gallery')) return told;
  const gallery = jQuery(element);
  const tell = (name: string) => {
    if (!jQuery.fn.wc_product_gallery) gallery.trigger(name, [element, parameters]);
  };
  tell('wc-product-gallery-before-init');
  gallery.on(`woocommerce_gallery_reset_slide_position${OWN}`, () => told.onPick(0));
  // The variation script's word for a click on a thumbnail, since WooCommerce 9.
  gallery.on(`flexslider-click${OWN}`, ({ target }) => {
    const item = target.closest('.mullion-gallery__thumbs > li');
    if (item) told.onPick([...(item.parentElement?.children ?? [])].indexOf(item));
  });
  signal.addEventListener('abort', () => gallery.off(OWN));
  told.ready = () => tell('wc-product-gallery-after-init');
  return told;
}
