import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { lend } from './parts/lend';
import { openPictures } from './parts/pictures';
import { followShop } from './parts/shop-events';
import { createStrip } from './parts/strip';
import { createThumbs } from './parts/thumbs';
import { watchFirst } from './parts/variation';

/** Our own strip, or WooCommerce's; a gallery that another script has rebuilt has neither. */
const STRIP = ':scope>:is(.mullion-gallery__strip,.woocommerce-product-gallery__wrapper)';

/** Makes a strip of product pictures a gallery: thumbnails lead to them, a click enlarges them. */
export function start({ element, ctx, signal }: Pick<Instance, 'element' | 'ctx' | 'signal'>): Cleanup {
  const track = element.querySelector<HTMLElement>(STRIP);
  const slides = track ? ([...track.children] as HTMLElement[]) : [];
  if (!track || !slides.length) return () => {};
  const told = followShop(element, signal);
  const takeBack = [lend(element, { role: 'group', 'aria-label': ctx.t('gallery.label') })];
  let current = () => 0;

  if (slides.length > 1) {
    const thumbs = createThumbs(slides, ctx.t);
    const strip = createStrip(track, slides, (index) => {
      thumbs.mark(index);
      ctx.bus.emit('slide-changed', { element, index });
    });
    element.append(thumbs.row);
    thumbs.mark(strip.current());
    thumbs.onPick(strip.go);
    told.onPick = strip.go;
    current = strip.current;
    takeBack.push(thumbs.remove, strip.stop, watchFirst(slides, thumbs, strip.go));
  }
  takeBack.push(openPictures({ element, ctx, signal }, slides, current));
  told.ready();
  return () => {
    for (const undo of takeBack) undo();
  };
}
