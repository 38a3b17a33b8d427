interface ShopParameters {
  zoom_enabled?: unknown;
  zoom_options?: object;
  /** Of FlexSlider, as themes change them by `woocommerce_single_product_carousel_options`. */
  flexslider?: { directionNav?: unknown; controlNav?: unknown; animationLoop?: unknown };
}

/** What WooCommerce tells its own gallery script; nothing where that is not on the page. */
export const shopParameters = () =>
  (window as { wc_single_product_params?: ShopParameters }).wc_single_product_params ?? {};

/** Which controls a gallery has. */
export interface Asked {
  hasArrows: boolean;
  hasThumbs: boolean;
  /** Whether the last picture leads to the first one. */
  isLoop: boolean;
  /** Whether what enlarges has WooCommerce's look. */
  hasMagnifier: boolean;
  /** Settings for a carousel (slick) that a theme makes of the shop's thumbnails. */
  carousel?: string | undefined;
}

/** Thumbnails, unless the shop's theme has asked its slider for arrows in their place. */
export function askedOf(element: HTMLElement, isOfTheShop: boolean): Asked {
  const asked = (isOfTheShop && shopParameters().flexslider) || {};
  const { columns, layout } = element.dataset;
  const { directionNav = false, controlNav = true, animationLoop = false } = asked;
  return {
    hasArrows: Boolean(directionNav),
    hasThumbs: Boolean(controlNav),
    isLoop: Boolean(animationLoop),
    hasMagnifier: element.hasAttribute('data-magnifier'),
    // Themes ask the list's parent (Urna and its family), which is the gallery where FlexSlider makes the list.
    carousel: isOfTheShop
      ? `{"slidesToShow":${Number(columns) || 4},"vertical":${layout === 'vertical'}}`
      : undefined,
  };
}
