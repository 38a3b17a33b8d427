interface ShopParameters {
  zoom_enabled?: unknown;
  zoom_options?: object;
  /** Of FlexSlider, as themes change them by `woocommerce_single_product_carousel_options`. */
  flexslider?: { directionNav?: unknown; controlNav?: unknown; animationLoop?: unknown };
}

/** What WooCommerce tells its own gallery script; nothing where that is not on the page. */
export const shopParameters = () =>
  (window as { wc_single_product_params?: ShopParameters }).wc_single_product_params ?? {};
