import { appendRoot } from '../../src/react/append-root';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { Gallery } from './Gallery';
import { tellShop } from './parts/shop-events';

/** Our own strip, or WooCommerce's; a gallery that another script has rebuilt has neither. */
const STRIP = ':scope>:is(.mullion-gallery__strip,.woocommerce-product-gallery__wrapper)';

/** A slide of the shop's, as its own gallery script looks for them. */
const PICTURE = ':scope>[class*="woocommerce-product-gallery__image"]';

/** Makes a strip of product pictures a gallery, where it is one: the controls are drawn after the strip. */
export function startGallery(instance: Instance): Cleanup | undefined {
  const { element, report } = instance;
  const track = element.querySelector<HTMLElement>(STRIP);
  const isOfTheShop = element.matches('.woocommerce-product-gallery');
  // Themes put more into the shop's, a badge for one.
  const slides = [...(track?.querySelectorAll<HTMLElement>(isOfTheShop ? PICTURE : ':scope>*') ?? [])];
  if (!track || !slides.length || isLaidOut(track, slides.length)) return undefined;
  const tellStarted = tellShop(element);
  const place = { widget: 'gallery', parent: element, report };
  const hasMagnifier = element.hasAttribute('data-magnifier');
  const end = appendRoot(place, <Gallery {...instance} {...{ track, slides, isOfTheShop, hasMagnifier }} />);
  tellStarted();
  return end;
}

/** Whether the theme shows the pictures its own way, all of them at once: each can be seen and pressed there. */
function isLaidOut(track: HTMLElement, count: number): boolean {
  const { display, overflowX } = getComputedStyle(track);
  return display.includes('grid') || (count > 1 && (display === 'block' || overflowX === 'visible'));
}
