import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { safeUrl } from '../../src/dom/safe-url';

export interface ThumbPicture {
  src: string;
  /** Larger and smaller ones of the same, as a newer WooCommerce names them (not 8.9, but 9.4). */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** What the large picture shows. */
  alt: string;
}

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
    const observer = new MutationObserver((records) => {
      const { src, alt } = pictureOf(first);
      // Where the variation script changes the thumbnail itself, it is left to it.
      const isTheirs = Boolean(row.current?.querySelector('img')?.hasAttribute('data-o_src'));
      show(([before = original, ...others]) => {
        const isOriginal = !isTheirs && src === original.src;
        const picture = isOriginal ? original : alone(original, isTheirs ? before.src : src);
        return [{ ...picture, alt }, ...others];
      });
      if (records.some(({ attributeName }) => attributeName?.startsWith('src'))) latest.current(0);
    });
    observer.observe(first, { attributeFilter: ['src', 'srcset', 'alt', 'data-thumb'], subtree: true });
    return () => observer.disconnect();
  }, [slides, row]);
  return pictures;
}

/**
 * Without larger ones: the shop's are the original's. Empty and not away: Chromium would go on to count the pixels of
 * the new picture as those of the one before, and show it as small as a stamp.
 */
const alone = ({ srcSet, alt }: ThumbPicture, src: string): ThumbPicture => ({
  src,
  srcSet: srcSet && '',
  alt,
});

/** As it is written: the variation script compares the attribute. */
function pictureOf(slide: HTMLElement): ThumbPicture {
  const { thumb = '', thumbSrcset: srcSet, thumbSizes: sizes } = slide.dataset;
  const image = slide.querySelector('img');
  const alt = image?.alt ?? '';
  if (!safeUrl(thumb, { anyOrigin: true })) return { src: image?.src ?? '', alt };
  const picture = { src: thumb, srcSet, sizes, alt };
  // The variation script has changed it before we came, where a choice is made beforehand.
  return slide.hasAttribute('data-o_data-thumb') ? alone(picture, thumb) : picture;
}
