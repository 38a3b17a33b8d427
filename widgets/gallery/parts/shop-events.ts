import { jQueryNow } from '../../../src/dom/jquery';

/** What we add goes by this name again. */
const OWN = '.mullion-gallery';

/**
 * Does for plugins what WooCommerce's own gallery script does: tells them before and after it starts,
 * and does what the variation script asks of it. Where that script runs too, it has told them.
 */
export function followShop(element: HTMLElement, signal: AbortSignal) {
  const { wc_single_product_params: parameters = {} } = window as { wc_single_product_params?: unknown };
  const jQuery = jQueryNow();
  const told = { onPick: (_index: number) => {}, ready: () => {} };
  if (!jQuery || !element.matches('.woocommerce-product-gallery')) return told;
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
