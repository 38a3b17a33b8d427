import { jQueryNow } from '../../../src/dom/jquery';

/**
 * Which picture a variation has that was chosen before there were thumbnails, by default or by the address; 0 for the first
 * one, or one that the gallery has not. WooCommerce's script goes to a picture by its thumbnail: without those it has put
 * the variation's in the place of the first one, which is put back where the gallery has both.
 */
export function chosenBefore(element: HTMLElement, slides: HTMLElement[]): number {
  const [first, ...others] = slides.map((slide) => slide.querySelector('img'));
  const isSame = (image: HTMLImageElement | null | undefined) => image?.src === first?.src;
  const index = others.findIndex(isSame);
  if (index < 0 || !first?.hasAttribute('data-o_src')) return 0;
  const form = jQueryNow()?.(element.closest('.product')?.querySelector('.variations_form'));
  (form as { wc_variations_image_reset?(): void } | undefined)?.wc_variations_image_reset?.();
  return isSame(others[index]) ? 0 : index + 1;
}
