import { isPlainClick } from '../../../src/dom/clicks-and-keys';
import { safeUrl } from '../../../src/dom/safe-url';
import type { Instance } from '../../../src/registry/define-widget';
import { lend } from './lend';

type Gallery = Pick<Instance, 'element' | 't' | 'load' | 'report' | 'signal'>;

/**
 * Opens the lightbox on a click on a picture; where it cannot be had the page goes to the picture.
 *
 * @returns Takes back what it added to the links.
 */
export function openPictures(gallery: Gallery, slides: HTMLElement[], current: () => number): () => void {
  const { element, t, load, signal } = gallery;
  const links = () => slides.map((slide) => slide.querySelector('a'));
  const open = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const all = links();
    // The registry held the click, on the gallery as a whole.
    const isReplayed = event.target === element && !event.isTrusted;
    const link = isReplayed ? all[current()] : (event.target as Element).closest('a');
    if (!link || !all.includes(link) || !safeUrl(link.href, { anyOrigin: true })) return;
    event.preventDefault();
    if (link.getAttribute('aria-busy') !== 'true') show(gallery, link, all);
  };
  // What is likely to be needed next: the viewer's code, when a pointer is on a picture.
  let isWarm = false;
  const warm = ({ target }: Event) => {
    if (isWarm || !(target as Element).closest('a')) return;
    isWarm = true;
    load('lightbox').catch(() => {});
  };
  element.addEventListener('click', open, { signal });
  element.addEventListener('pointerover', warm, { signal });
  const lent = links().map((link) => nameOf(link, t('gallery.enlarge')));
  return () => {
    for (const takeBack of lent) takeBack?.();
  };
}

async function show(gallery: Gallery, link: HTMLAnchorElement, all: (Element | null)[]) {
  const { element, load, report, signal } = gallery;
  const links = all.filter((other) => other instanceof HTMLAnchorElement);
  link.setAttribute('aria-busy', 'true');
  try {
    const { open } = await load('lightbox');
    if (signal.aborted) return;
    const close = await open(links.map(itemOf), { index: links.indexOf(link), opener: link });
    signal.addEventListener('abort', close);
  } catch (error) {
    report('gallery', element, error);
    location.assign(link.href);
  } finally {
    link.removeAttribute('aria-busy');
  }
}

/** Read at the click: the variation script changes the first one. */
function itemOf(link: HTMLAnchorElement) {
  const image = link.querySelector('img');
  return { href: link.href, caption: image?.dataset.caption ?? '', alt: image?.alt ?? '' };
}

/** A picture without an alternative text leaves its link without a name. */
function nameOf(link: HTMLAnchorElement | null, name: string) {
  const isNamed = !link || link.textContent?.trim() || link.querySelector('img')?.alt;
  return isNamed ? undefined : lend(link, { 'aria-label': name });
}
