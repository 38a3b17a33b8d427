import { jQueryNow } from '../../src/dom/jquery';
import type { Find, Found } from '../../src/find/found';

interface Library {
  what: string;
  files: RegExp;
  /** What marks its links, and the attribute that names those shown together. */
  links: string;
  group?: string;
  plugin?: string;
  /** Whether the theme's own call of it has to go, too. */
  isCalled?: boolean;
}

const LIBRARIES: Library[] = [
  {
    what: 'fancybox',
    files: /fancybox/i,
    links: 'a[data-fancybox],a[data-fancybox-group],a.fancybox,a[rel^="fancybox"]',
    group: 'data-fancybox',
    plugin: 'fancybox',
  },
  {
    what: 'prettyPhoto',
    files: /pretty-?photo/i,
    links: 'a[rel^="prettyPhoto"],a[data-rel^="prettyPhoto"]',
    plugin: 'prettyPhoto',
  },
  {
    what: 'glightbox',
    files: /glightbox/i,
    links: 'a.glightbox,a[data-glightbox]',
    group: 'data-gallery',
    isCalled: true,
  },
  {
    what: 'PhotoSwipe',
    files: /photoswipe/i,
    links: 'a[data-pswp-width],a[data-pswp-src],a[data-size]',
    isCalled: true,
  },
];
const PICTURES = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'].map((end) => `a[href$=".${end}" i]`).join();
/** The shop's gallery and our own widgets show theirs already. */
const SHOWN = '.woocommerce-product-gallery,[data-widget="lightbox"],[data-widget="gallery"]';

/** Links and containers whose pictures a viewer shows, and pictures that none does. */
export const find: Find = (page) => {
  const marked = LIBRARIES.flatMap((library) => linksOf(page, library));
  const magnific = ofMagnific(page);
  const known = [...marked, ...magnific].map(({ element }) => element);
  const rest = among(page, PICTURES).filter(
    (link) => link.querySelector('img') && !known.some((one) => one.contains(link)),
  );
  return [...marked, ...magnific, ...containersOf(rest)];
};

const among = (page: Document, selector: string) =>
  [...page.querySelectorAll<HTMLElement>(selector)].filter((link) => !link.closest(SHOWN));

function linksOf(page: Document, { what, files, links, group, plugin, isCalled }: Library): Found[] {
  return among(page, links).map((element) => {
    const name = (group && element.getAttribute(group)) || '';
    const mark = links.split(',').find((one) => element.matches(one)) ?? 'a';
    const id = name.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '');
    return {
      element,
      what,
      files,
      selector: name && group ? `a[${group}=${JSON.stringify(name)}]` : mark,
      attributes: id ? { group: id } : {},
      ...(plugin && { plugin }),
      ...(isCalled && { note: 'call' as const }),
    };
  });
}

/** Magnific Popup keeps its options with the element, and leaves nothing in the markup. */
function ofMagnific(page: Document): Found[] {
  const jQuery = jQueryNow() as
    | (ReturnType<typeof jQueryNow> & { hasData?(element: Element): boolean })
    | null;
  if (!jQuery?.fn.magnificPopup) return [];
  return among(page, '*').flatMap((element) => {
    const told = jQuery.hasData?.(element) ? jQuery(element).data().magnificPopup : undefined;
    const { type, delegate, items, gallery } = (told ?? {}) as Record<string, unknown>;
    // Popups of text are no pictures; without a link there is nothing that works without script.
    const isOfPictures = told && type !== 'inline' && type !== 'ajax' && !items;
    if (!isOfPictures || (!delegate && !element.matches('a[href]'))) return [];
    const isGroup = !delegate && (gallery as { enabled?: unknown } | undefined)?.enabled;
    const found = { what: 'Magnific Popup', files: /magnific/i, plugin: 'magnificPopup' };
    return [{ ...found, element, attributes: isGroup ? { group: 'magnific' } : {} }];
  });
}

/** What holds several links to pictures is one lightbox; a link on its own is one, too. */
function containersOf(links: HTMLElement[]): Found[] {
  const isShared = (around: Element) => links.filter((link) => around.contains(link)).length > 1;
  const places = links.map((link) => {
    const list = link.closest<HTMLElement>('.gallery,.wp-block-gallery,figure,ul,ol,section,article');
    for (
      let around: HTMLElement | null = link;
      around && list?.contains(around);
      around = around.parentElement
    )
      if (isShared(around)) return around;
    const near = link.parentElement;
    return near && near !== document.body && isShared(near) ? near : link;
  });
  const outer = places.filter((place) => !places.some((other) => other !== place && other.contains(place)));
  return [...new Set(outer)].map((element) => ({ element, what: 'pictures', attributes: {} }));
}
