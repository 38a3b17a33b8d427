import { isPlainClick } from '../../src/dom/clicks-and-keys';
import type { Instance } from '../../src/registry/define-widget';
import { itemOf, linksOf } from './links';
import { fetchViewer, open } from './open';

/** Opens the viewer for plain clicks on the element's links; any other click stays the browser's. */
export function startLightbox({ element, signal }: Instance): void {
  // A pointer or the focus is on it.
  fetchViewer().catch(() => {});
  let opened: Promise<() => void> | undefined;
  const show = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const links = linksOf(link);
    const index = links.indexOf(link);
    if (index < 0) return;
    event.preventDefault();
    opened = open(links.map(itemOf), { index, opener: link });
  };
  element.addEventListener('click', show, { signal });
  signal.addEventListener('abort', async () => (await opened)?.());
}
