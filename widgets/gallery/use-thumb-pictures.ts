import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { alone, onVariation, pictureOf, type ThumbPicture } from './parts/thumb-picture';

/**
 * What the thumbnails show. The first picture is followed: the variation script changes it in place to the
 * chosen variation's; its thumbnail then shows it too, and the gallery goes there.
 */
export function useThumbPictures(
  slides: HTMLElement[],
  row: RefObject<HTMLElement | null>,
  go: (index: number) => void,
): ThumbPicture[] {
  const [pictures, show] = useState(() => slides.map(pictureOf));
  const latest = useRef(go);
  latest.current = go;
  useLayoutEffect(() => {
    const [first] = slides;
    if (!first) return;
    const original = pictureOf(first);
    return onVariation(first, (isAnother) => {
      const { src, alt } = pictureOf(first);
      // Where the variation script changes the thumbnail itself, it is left to it.
      const isTheirs = Boolean(row.current?.querySelector('img')?.hasAttribute('data-o_src'));
      show(([before = original, ...others]) => {
        const isOriginal = !isTheirs && src === original.src;
        const picture = isOriginal ? original : alone(original, isTheirs ? before.src : src);
        return [{ ...picture, alt }, ...others];
      });
      if (isAnother) latest.current(0);
    });
  }, [slides, row]);
  return pictures;
}
