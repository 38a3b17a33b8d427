import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { controlsIn } from './parts/markup';
import { obeyShop, zoomOn } from './parts/shop-events';
import { Strip } from './parts/strip';
import { markedIn } from './parts/thumb-keys';
import type { GalleryProps } from './props';

/**
 * The engine behind the gallery: the strip that the browser scrolls, and the shop's script, which may move it.
 *
 * @returns The index of the picture in view, and the engine, where there is more than one picture.
 */
export function useStrip({ element, track, slides, bus }: GalleryProps): [number, RefObject<Strip | null>] {
  // Until we came early.ts has marked it.
  const [current, setCurrent] = useState(() => markedIn(controlsIn(element)));
  const strip = useRef<Strip>(null);
  useLayoutEffect(() => {
    if (slides.length < 2) return;
    const engine = new Strip(track, slides, (index) => {
      setCurrent(index);
      zoomOn(element, slides[index]);
      bus.emit('slide-changed', { element, index });
    });
    engine.start();
    strip.current = engine;
    // It may have been scrolled before we came.
    setCurrent(engine.current);
    const ignore = obeyShop(element, (index) => engine.go(index));
    return () => {
      ignore();
      engine.stop();
    };
  }, [element, track, slides, bus]);
  return [current, strip];
}
