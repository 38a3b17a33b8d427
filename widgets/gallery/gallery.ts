import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { lend } from './parts/lend';
import { openPictures } from './parts/pictures';
import { followShop } from './parts/shop-events';
import { Strip } from './parts/strip';
import { Thumbs } from './parts/thumbs';
import { watchFirst } from './parts/variation';

/** Our own strip, or WooCommerce's; a gallery that another script has rebuilt has neither. */
const STRIP = ':scope>:is(.mullion-gallery__strip,.woocommerce-product-gallery__wrapper)';

/** Makes a strip of product pictures a gallery: thumbnails lead to them, a click enlarges them. */
export function startGallery(instance: Instance): Cleanup {
  const { element, t, bus, signal } = instance;
  const track = element.querySelector<HTMLElement>(STRIP);
  const slides = track ? ([...track.children] as HTMLElement[]) : [];
  if (!track || !slides.length) return () => {};
  const told = followShop(element, signal);
  const takeBack = [lend(element, { role: 'group', 'aria-label': t('gallery.label') })];
  let current = () => 0;

  if (slides.length > 1) {
    const strip = new Strip(track, slides, (index) => {
      thumbs.mark(index);
      bus.emit('slide-changed', { element, index });
    });
    const go = (index: number) => strip.go(index);
    const thumbs = new Thumbs(slides, t, go);
    strip.start();
    element.append(thumbs.row);
    thumbs.mark(strip.current);
    told.onPick = go;
    current = () => strip.current;
    takeBack.push(
      () => thumbs.remove(),
      () => strip.stop(),
      watchFirst(slides, thumbs, go),
    );
  }
  takeBack.push(openPictures(instance, slides, current));
  told.ready();
  return () => {
    for (const undo of takeBack) undo();
  };
}
