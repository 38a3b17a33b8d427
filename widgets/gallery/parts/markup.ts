/** The theme's nodes that a gallery is made of. */
export interface Parts {
  /** What the browser scrolls; the slides are its children, the theme's all of them. */
  track: HTMLElement;
  slides: HTMLElement[];
  /** Whether the markup is WooCommerce's: the theme has styles for what its gallery script makes. */
  isOfTheShop: boolean;
}

/** Our own strip, or WooCommerce's; a gallery that another script has rebuilt has neither. */
const STRIP = ':scope>:is(.mullion-gallery__strip,.woocommerce-product-gallery__wrapper)';

/** A slide of the shop's, as its own gallery script looks for them. */
const PICTURE = ':scope>[class*="woocommerce-product-gallery__image"]';

/** The strip and its pictures; undefined where the theme shows them its own way. */
export function partsOf(element: HTMLElement): Parts | undefined {
  const track = element.querySelector<HTMLElement>(STRIP);
  const isOfTheShop = element.matches('.woocommerce-product-gallery');
  // Themes put more into the shop's, a badge for one.
  const slides = [...(track?.querySelectorAll<HTMLElement>(isOfTheShop ? PICTURE : ':scope>*') ?? [])];
  if (!track || !slides.length || isLaidOut(track, slides.length)) return undefined;
  return { track, slides, isOfTheShop };
}

/** Where early.ts has drawn the controls. */
export const controlsIn = (element: HTMLElement): HTMLElement | null =>
  element.querySelector<HTMLElement>(':scope>.mullion-gallery__controls');

/** How far the strip is scrolled when a slide is in view, px; negative from right to left. */
export const placeOf = (slides: HTMLElement[], index: number): number =>
  (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);

/** Whether the theme shows the pictures its own way, all of them at once: each can be seen and pressed there. */
function isLaidOut(track: HTMLElement, count: number): boolean {
  const { display, overflowX } = getComputedStyle(track);
  return display.includes('grid') || (count > 1 && (display === 'block' || overflowX === 'visible'));
}
