import { appendRoot } from '../../src/react/append-root';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { Gallery } from './Gallery';
import { tellShop } from './parts/shop-events';

/** Our own strip, or WooCommerce's; a gallery that another script has rebuilt has neither. */
const STRIP = ':scope>:is(.mullion-gallery__strip,.woocommerce-product-gallery__wrapper)';

/** Makes a strip of product pictures a gallery, where it is one: the controls are drawn after the strip. */
export function startGallery(instance: Instance): Cleanup | undefined {
  const { element, report } = instance;
  const track = element.querySelector<HTMLElement>(STRIP);
  const slides = track ? ([...track.children] as HTMLElement[]) : [];
  if (!track || !slides.length || isLaidOut(track)) return undefined;
  const tellStarted = tellShop(element);
  const place = { widget: 'gallery', parent: element, report };
  const hasMagnifier = element.hasAttribute('data-magnifier');
  const end = appendRoot(place, <Gallery {...instance} {...{ track, slides, hasMagnifier }} />);
  tellStarted();
  return end;
}

/** Whether the theme shows the pictures its own way, all of them at once: each can be seen and pressed there. */
function isLaidOut(track: HTMLElement): boolean {
  const { display, overflowX } = getComputedStyle(track);
  return display.includes('grid') || (track.childElementCount > 1 && overflowX === 'visible');
}
