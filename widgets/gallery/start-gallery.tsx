import { makeRoot } from '../../src/react/root';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { Gallery } from './Gallery';
import { controlsIn, partsOf } from './parts/markup';

/** Takes the controls over that early.ts has drawn; where there are none, the theme shows the pictures its own way. */
export function startGallery(instance: Instance): Cleanup | undefined {
  const { element, report } = instance;
  const parts = partsOf(element);
  const container = controlsIn(element);
  if (!parts || !container) return undefined;
  gather(element, container);
  // WordPress draws signs itself where the visitor's system lacks any of the newest; React finds no text in its picture.
  for (const sign of container.querySelectorAll<HTMLImageElement>('a img')) sign.replaceWith(sign.alt);
  // They show what is no longer so, or a browser has translated them: drawn anew.
  if (container.hasAttribute('data-stale') || container.querySelector('font')) container.replaceChildren();
  // What a theme's script has put behind a thumbnail, as Konte its number: React would draw all of it anew without.
  const added = [...container.querySelectorAll('.flex-control-nav>li>:not([role])')];
  const items = added.map(({ parentElement }) => parentElement);
  for (const node of added) node.remove();
  const end = makeRoot({ widget: 'gallery', container, report }, <Gallery {...instance} {...parts} />);
  for (const [at, node] of added.entries()) items[at]?.append(node);
  return end;
}

/** What {@link Controls} draws, in its order. */
const DRAWN = [
  '.mullion-gallery__zoom',
  '.mullion-gallery__counter',
  '.flex-direction-nav',
  '.flex-control-nav',
];

/**
 * Puts back what a theme's script has put elsewhere, as where it arranges FlexSlider's list in a box of its own (Avada):
 * React would draw all of it anew, without what that script has given it. A carousel that it has made of the list's items
 * is taken apart: what React draws stands in the list itself. A copy that it has made of what is still in its place, to
 * stand in FlexSlider's window (Betheme's magnifier), would be a second one for the same, and does nothing: it goes.
 */
function gather(element: HTMLElement, container: HTMLElement): void {
  const row = element.querySelector('.flex-control-nav');
  if (!row?.querySelector(':scope>li')) row?.replaceChildren(...row.querySelectorAll('li'));
  if (container.querySelector('.mullion-gallery__zoom'))
    element.querySelector('.flex-viewport>.mullion-gallery__zoom')?.remove();
  const drawn = DRAWN.map((selector) => element.querySelector(selector)).filter((node) => node !== null);
  if (drawn.some((node, place) => node !== container.children[place])) container.replaceChildren(...drawn);
}
