import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Pictures } from './parts/pictures';
import type { Strip } from './parts/strip';
import type { GalleryProps } from './props';

/** Opens the lightbox on a click on a picture. @returns Opens it with the picture in view, for `opener`. */
export function useLightbox(
  { element, slides, load, report }: GalleryProps,
  strip: RefObject<Strip | null>,
): (opener: HTMLElement) => void {
  const pictures = useRef<Pictures>(null);
  useLayoutEffect(() => {
    const opening = new Pictures({ element, load, report }, slides, strip);
    pictures.current = opening;
    opening.start();
    return () => opening.stop();
  }, [element, slides, load, report, strip]);
  return (opener) => pictures.current?.enlarge(opener);
}
