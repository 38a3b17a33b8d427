import { safeUrl } from '../../../src/dom/safe-url';
import type { Translate } from '../../../src/i18n/translate';

export interface ThumbPicture {
  src: string;
  /** Larger and smaller ones of the same, as a newer WooCommerce names them (not 8.9, but 9.4). */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** What the large picture shows. */
  alt: string;
}

/** What a picture, or a video, is said to show. */
export const altOf = (medium: Element): string =>
  medium.getAttribute('alt') ?? medium.getAttribute('aria-label') ?? '';

/** As it is written: the variation script compares the attribute. */
export function pictureOf(slide: HTMLElement): ThumbPicture {
  const { thumb = '', thumbSrcset: srcSet, thumbSizes: sizes, o_dataThumb: original = thumb } = slide.dataset;
  const image = slide.querySelector('img');
  // WooCommerce 11 may have a video there.
  const medium = image ?? slide.querySelector('video');
  const alt = medium ? altOf(medium) : '';
  if (!safeUrl(thumb, { anyOrigin: true })) return { src: image?.src ?? '', alt };
  const picture = { src: thumb, srcSet, sizes, alt };
  // The variation script has changed it before we came, where a choice is made beforehand.
  return thumb === original ? picture : alone(picture, thumb);
}

/**
 * Without larger ones: the shop's are the original's. Empty and not away: Chromium would go on to count the pixels of
 * the new picture as those of the one before, and show it as small as a stamp.
 */
export const alone = ({ srcSet, alt }: ThumbPicture, src: string): ThumbPicture => ({
  src,
  srcSet: srcSet && '',
  alt,
});

/**
 * Tells of each change that the variation script makes to a picture.
 *
 * @param changed Called with whether the picture is another one now; else only what is said of it is.
 *
 * @returns Ends that.
 */
export function onVariation(slide: HTMLElement, changed: (isAnother: boolean) => void): () => void {
  const observer = new MutationObserver((records) => {
    // The hover zoom has a picture of its own in there.
    const theirs = records.filter(({ target }) => !(target as Element).matches('.zoomImg'));
    if (theirs.length) changed(theirs.some(({ attributeName }) => attributeName !== 'alt'));
  });
  observer.observe(slide, { attributeFilter: ['src', 'srcset', 'alt', 'data-thumb'], subtree: true });
  return () => observer.disconnect();
}

/** What each picture is called: its number, and what it shows. */
export const namesOf = (pictures: ThumbPicture[], t: Translate): string[] =>
  pictures.map(({ alt }, index) => {
    const position = t('gallery.picture', index + 1, pictures.length);
    return alt ? `${position}: ${alt}` : position;
  });
