import { type Item, isMedia, mediaOf } from './media';

const WIDGET = '[data-widget="lightbox"]';

/** The container that a link is in, or the link itself. */
const rootOf = (link: Element) => link.parentElement?.closest<HTMLElement>(WIDGET) ?? (link as HTMLElement);

/** The links that are shown together with this one, in the order of the page. */
export function linksOf(link: HTMLAnchorElement): HTMLAnchorElement[] {
  const root = rootOf(link);
  const { group } = root.dataset;
  const roots = [...document.querySelectorAll<HTMLElement>(WIDGET)].filter(
    (other) => other === root || (group && other.dataset.group === group && rootOf(other) === other),
  );
  return roots.flatMap(linksIn);
}

/** A link of its own shows whatever it leads to; in a container only what tells its kind. */
function linksIn(root: HTMLElement): HTMLAnchorElement[] {
  if (root instanceof HTMLAnchorElement) return mediaOf(root.href) ? [root] : [];
  return [...root.querySelectorAll('a')].filter((link) => isMedia(link.href) && rootOf(link) === root);
}

/** What a link says of its picture or video; all of it is shown as text. */
export function itemOf(link: HTMLAnchorElement): Item {
  const picture = link.querySelector('img');
  const said =
    link.dataset.caption ||
    link.closest('figure')?.querySelector('figcaption')?.textContent ||
    link.title ||
    '';
  return {
    href: link.href,
    caption: said.trim().slice(0, 500).normalize('NFC'),
    alt: picture?.alt ?? '',
    poster: picture?.currentSrc ?? '',
  };
}
