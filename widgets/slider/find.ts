import { jQueryNow } from '../../src/dom/jquery';
import type { Find, Found, Value } from '../../src/find/found';
import { type Old, ofFlexSlider, ofOwl1, ofOwl2, ofSlick, ofSwiper } from './parts/old-settings';

interface Library {
  what: string;
  standIn: string;
  files: RegExp;
  /** Whether the slides are children of the element itself. */
  strip: 'self' | 'child';
  /** What it leaves on or in an element that it moves. */
  running: string;
  /** The element that it was called on, from what it has left. */
  root?(trace: HTMLElement): HTMLElement | null;
  settings(element: HTMLElement): Old | null | undefined;
  translate(settings: Old): Record<string, Value>;
  slide: string;
}

const dataOf = (element: Element, name: string) => jQueryNow()?.(element).data()[name];
/** The options of an instance that jQuery keeps with its element. */
const options = (element: Element, name: string, key = 'options') =>
  (dataOf(element, name) as Record<string, Old> | undefined)?.[key];

const LIBRARIES: Library[] = [
  {
    what: 'Owl Carousel 2',
    standIn: 'owl',
    files: /owl[.-]?carousel|^owl\b/i,
    strip: 'self',
    running: '.owl-loaded',
    settings: (element) => options(element, 'owl.carousel') ?? options(element, 'owlCarousel'),
    translate: ofOwl2,
    slide: '.owl-item',
  },
  {
    what: 'Owl Carousel 1',
    standIn: 'owl',
    files: /owl[.-]?carousel|^owl\b/i,
    strip: 'self',
    running: '.owl-wrapper-outer',
    root: (trace) => trace.parentElement,
    settings: (element) => options(element, 'owlCarousel'),
    translate: ofOwl1,
    slide: '.owl-item',
  },
  {
    what: 'slick',
    standIn: 'slick',
    files: /^(jquery[.-])?slick([.-]|$)/i,
    strip: 'self',
    running: '.slick-initialized',
    // At a breakpoint it overwrites `options`.
    settings: (element) => {
      const { slick } = element as { slick?: { originalSettings?: Old; options?: Old } };
      return slick?.originalSettings ?? slick?.options;
    },
    translate: ofSlick,
    slide: '.slick-slide',
  },
  {
    what: 'FlexSlider',
    standIn: 'flexslider',
    files: /flexslider/i,
    strip: 'child',
    running: '.flex-viewport,.flex-active-slide',
    root: (trace) => {
      const around = trace.matches('.flex-viewport') ? trace : trace.parentElement;
      const outer = around?.matches('.flex-viewport') ? around : around?.parentElement;
      return (outer?.matches('.flex-viewport') ? outer.parentElement : outer) ?? null;
    },
    settings: (element) => options(element, 'flexslider', 'vars'),
    translate: ofFlexSlider,
    slide: '.slides>li',
  },
  {
    what: 'Swiper',
    standIn: 'swiper',
    files: /^swiper/i,
    strip: 'child',
    running: '.swiper-initialized,.swiper-container-initialized',
    // At a breakpoint it overwrites `params`.
    settings: (element) => {
      const { swiper } = element as { swiper?: { originalParams?: Old; params?: Old } };
      return swiper?.originalParams ?? swiper?.params;
    },
    translate: ofSwiper,
    slide: '.swiper-slide',
  },
];

/** Carousels that an old library moves, with what it was told; and those that were left to one. */
export const find: Find = (page) => {
  const found = LIBRARIES.flatMap((library) => runningOn(page, library));
  const left = [...page.querySelectorAll<HTMLElement>('[data-state="left"]')]
    .filter((element) => !found.some((one) => one.element === element))
    .map((element): Found => ({ element, what: 'unknown', attributes: {}, isLeft: true }));
  return [...found, ...left];
};

function runningOn(page: Document, library: Library): Found[] {
  const traces = [...page.querySelectorAll<HTMLElement>(library.running)];
  const roots = new Set(traces.map((trace) => (library.root ? library.root(trace) : trace)));
  return [...roots].flatMap((element) =>
    // WooCommerce's gallery is a takeover of its own.
    element && !element.closest('.woocommerce-product-gallery') ? [describe(element, library)] : [],
  );
}

function describe(element: HTMLElement, library: Library): Found {
  const { what, standIn, files, strip } = library;
  const left = element.closest<HTMLElement>('[data-state="left"]');
  const settings = library.settings(element);
  const { gap, ...read } = settings ? library.translate(settings) : {};
  const isCounted = 'items' in read || 'responsive' in read;
  const measured = isCounted ? {} : measure(element, library.slide);
  return {
    element: left ?? element,
    what,
    standIn,
    files,
    attributes: { strip, ...read, ...measured },
    ...(gap && { style: `--mullion-slider-gap: ${gap}px` }),
    isLeft: left !== null,
    ...(!settings && !left && { note: 'measured' as const }),
  };
}

/** How many slides are in view, where nobody says it. */
function measure(element: HTMLElement, slide: string): Record<string, Value> {
  const width = element.querySelector<HTMLElement>(slide)?.offsetWidth ?? 0;
  const items = width > 0 ? Math.round(element.offsetWidth / width) : 0;
  return items > 1 ? { items: Math.min(8, items) } : {};
}
