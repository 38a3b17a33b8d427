import type { Thumbs } from './thumbs';

/**
 * Follows the first picture, which the variation script changes in place to the chosen variation's:
 * its thumbnail shows it too, and the gallery goes there.
 *
 * @returns Stops following.
 */
export function watchFirst(
  [first]: HTMLElement[],
  thumbs: Pick<Thumbs, 'draw'>,
  go: (index: number) => void,
): () => void {
  const observer = new MutationObserver((records) => {
    thumbs.draw(0);
    if (records.some(({ attributeName }) => attributeName?.startsWith('src'))) go(0);
  });
  if (first)
    observer.observe(first, { attributeFilter: ['src', 'srcset', 'alt', 'data-thumb'], subtree: true });
  return () => observer.disconnect();
}
