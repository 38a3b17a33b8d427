import { jQueryNow } from '../../../src/dom/jquery';
import { whenJQuery } from '../../../src/dom/when-jquery';
import { shopParameters } from './asked';

const OF_THE_SHOP = '.woocommerce-product-gallery';

/** The gallery as jQuery has it, where jQuery and WooCommerce's markup are. */
const asJQuery = (element: HTMLElement) =>
  element.matches(OF_THE_SHOP) ? jQueryNow()?.(element) : undefined;

/**
 * Tells plugins that the gallery starts, as WooCommerce's own gallery script does; where that runs too, it has
 * told them.
 *
 * @returns Tells them that it has started.
 */
export function tellShop(element: HTMLElement): () => void {
  const parameters = shopParameters();
  const gallery = jQueryNow()?.fn.wc_product_gallery ? undefined : asJQuery(element);
  gallery?.trigger('wc-product-gallery-before-init', [element, parameters]);
  return () => gallery?.trigger('wc-product-gallery-after-init', [element, parameters]);
}

/**
 * Tells those who arrange the thumbnails that they are there, where WooCommerce's own script has told them before there
 * were any.
 */
export function tellThumbs(element: HTMLElement): void {
  if (!jQueryNow()?.fn.wc_product_gallery) return;
  asJQuery(element)?.trigger('wc-product-gallery-after-init', [element, shopParameters()]);
}

/** The variation script's word for a click on a thumbnail, since WooCommerce 9; and all its words. */
const PICK = 'flexslider-click';
const WORDS = `woocommerce_gallery_reset_slide_position ${PICK}`;

/**
 * Does what the variation script asks of a gallery.
 *
 * @param go Called with the index of the picture that it wants to see.
 * @returns Ends that.
 */
export function obeyShop(element: HTMLElement, go: (index: number) => void): () => void {
  const end = new AbortController();
  const answer = ({ type, target }: { type: string; target: Element }) => {
    if (type !== PICK) return go(0);
    const item = target.closest('.flex-control-nav > li');
    if (item) go([...(item.parentElement?.children ?? [])].indexOf(item));
  };
  if (element.matches(OF_THE_SHOP))
    whenJQuery((jQuery) => {
      const gallery = jQuery(element);
      gallery.on(WORDS, answer);
      end.signal.addEventListener('abort', () => gallery.off(WORDS, answer));
    }, end.signal);
  return () => end.abort();
}

interface Zoomed {
  zoom(options: object): unknown;
}

/**
 * Gives the picture in view the hover zoom, where the theme has declared it and the large picture is larger; the shop's
 * script does so for the first one.
 */
export function zoomOn(element: HTMLElement, slide: HTMLElement | undefined): void {
  const { zoom_enabled: isEnabled, zoom_options: options } = shopParameters();
  const jQuery = jQueryNow();
  const width = Number(slide?.querySelector('img')?.dataset.large_image_width);
  // Without a pointer that hovers a tap would zoom, and enlarge as well.
  const isPossible = jQuery?.fn.zoom && isEnabled && matchMedia('(hover: hover)').matches;
  if (!slide || !isPossible || !(width > element.clientWidth) || slide.querySelector('.zoomImg')) return;
  (jQuery(slide) as unknown as Zoomed).zoom({ touch: false, ...options });
}
