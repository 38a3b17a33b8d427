import type { Page } from '@playwright/test';

/** The galleries' fixture page; the shop's markup is its `#variable`. */
export const PAGE = '/fixtures/pages/gallery.html';

/** As WooCommerce's own stylesheet, and nearly every theme's, has the thumbnails of its gallery script. */
export const QUARTERS = `.product > .woocommerce-product-gallery { --mullion-gallery-room: auto; --mullion-gallery-counter: none; }
  .flex-control-thumbs { display: block; overflow: hidden; margin: 0; }
  .flex-control-thumbs li { float: left; width: 25%; }
  .flex-control-thumbs li img { width: 100%; height: auto; opacity: 0.6; }
  .flex-control-thumbs li img.flex-active { opacity: 1; outline: 2px solid rgb(1, 2, 3); outline-offset: -2px; }`;

/** The page with a theme's rules behind ours. */
export function servedWith(page: Page, css: string) {
  return page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', `<style>${css}</style></head>`);
    await route.fulfill({ response, body });
  });
}
