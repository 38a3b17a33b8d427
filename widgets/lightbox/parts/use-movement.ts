import { useEffect, useRef } from 'react';
import { isRtl } from '../../../src/dom/geometry';
import type { Viewed } from './movement';
import type { Zoom } from './zoom';

interface Movement {
  place: HTMLElement;
  at: number;
  count: number;
  zoom: Zoom;
  step: (by: number) => void;
  close: () => void;
}

/**
 * Fingers and the mouse move what is shown, by glightbox's parts, which come with the first opening; without
 * them there are the buttons and the keys.
 */
export function useMovement(movement: Movement): void {
  const latest = useRef(movement);
  latest.current = movement;
  const { place, at, zoom } = movement;
  useEffect(() => {
    const stage = place.querySelector<HTMLElement>('.mullion-lightbox__stage') as HTMLElement;
    const image = stage.querySelector<HTMLImageElement>('.gslide-image > img');
    zoom.of(image);
    // As they lie on the screen, from left to right.
    const onScreen = (by: number) => (isRtl(stage) ? -by : by);
    const viewed: Viewed = {
      stage,
      image,
      zoom,
      overlay: place.querySelector('.mullion-lightbox__surface') as HTMLElement,
      isEnd: (by) => {
        const to = at + onScreen(by);
        return to < 0 || to >= latest.current.count;
      },
      step: (by) => latest.current.step(onScreen(by)),
      close: () => latest.current.close(),
    };
    // A phone that is turned: the picture fits in otherwise, and its edges are elsewhere.
    const keepWithin = () => {
      zoom.to(zoom.scale);
      zoom.settle();
    };
    addEventListener('resize', keepWithin);
    let end = () => {};
    let isOver = false;
    import('./movement').then(
      ({ move }) => {
        if (isOver) return;
        end = move(viewed);
        place.firstElementChild?.setAttribute('data-state', 'ready');
      },
      () => {},
    );
    return () => {
      isOver = true;
      removeEventListener('resize', keepWithin);
      end();
    };
  }, [place, zoom, at]);
}
