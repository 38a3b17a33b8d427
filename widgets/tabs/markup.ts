import { byHash } from '../../src/dom/ids';
import { WidgetError } from '../../src/report/widget-error';

export interface Tab {
  link: HTMLAnchorElement;
  panel: HTMLElement;
}

/**
 * The links of the element's first list with the sections that they lead to.
 *
 * @throws WidgetError (`bad-markup`) that names the link that leads to none.
 */
export function findTabs(element: HTMLElement): Tab[] {
  const links = [...element.querySelectorAll<HTMLAnchorElement>(':scope > ul > li > a[href*="#"]')];
  if (!links.length)
    throw new WidgetError(
      'bad-markup',
      'tabs',
      'There is no <ul><li><a href="#…"> right inside the element.',
    );
  return links.map((link) => {
    const named = byHash(link.hash);
    // Of two that a page builder made of one, each has its own: the page finds the first alone.
    const panel = named && [...element.children].find(({ id }) => id === named.id);
    if (panel instanceof HTMLElement) return { link, panel };
    const problem = `${link.outerHTML.slice(0, 80)} leads to no section beside its list; give one that id.`;
    throw new WidgetError('bad-markup', 'tabs', problem);
  });
}
