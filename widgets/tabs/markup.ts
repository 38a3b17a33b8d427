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
    const panel = byHash(link.hash);
    if (panel?.parentElement === element) return { link, panel };
    const problem = `${link.outerHTML.slice(0, 80)} leads to no section beside its list; give one that id.`;
    throw new WidgetError('bad-markup', 'tabs', problem);
  });
}
