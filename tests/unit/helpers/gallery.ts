import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import early from '../../../widgets/gallery/early';
import gallery from '../../../widgets/gallery/index';
import { fakeContext } from './context';
import { find, freshPage } from './page';

vi.mock('../../../src/dom/when-idle', () => ({ whenIdle: queueMicrotask, whenLoaded: queueMicrotask }));

/** A picture as WooCommerce prints it. */
export const slide = (name: string, rest = '') =>
  `<div class="woocommerce-product-gallery__image" data-thumb="/${name}-100.jpg"><a href="/${name}.jpg"><img src="/${name}-600.jpg" alt="Ảnh ${name}" ${rest}></a></div>`;
export const galleryOf = (...slides: string[]) =>
  `<div class="woocommerce-product-gallery" data-widget="gallery"><div class="woocommerce-product-gallery__wrapper">${slides.join('')}</div></div>`;
export const THREE = galleryOf(slide('a'), slide('b'), slide('c'));

/** jQuery, of which every set is `set`; what waits for the page to be ready is called by `whenReady`, at once unless given. */
export function stubJQuery(set: object, fn = {}, whenReady = (go: () => void) => go()) {
  const jQuery = (of: unknown) => (typeof of === 'function' ? whenReady(of as () => void) : set);
  vi.stubGlobal('jQuery', Object.assign(jQuery, { fn }));
}

/** A page for each test; `page()` puts markup into it and starts every gallery. */
export function prepareGalleries() {
  const emit = vi.fn();
  const state = { ctx: fakeContext(), stop: new AbortController(), leave: () => {} };
  beforeEach(() => {
    document.head.innerHTML = '<style>[data-widget="gallery"] > :first-child { display: flex }</style>';
    emit.mockClear();
    state.stop = new AbortController();
    state.ctx = fakeContext();
    state.ctx.t = (key, ...values) => [key, ...values].join(' ');
    state.ctx.bus = { ...state.ctx.bus, emit };
  });
  afterEach(async () => {
    await act(async () => state.stop.abort());
    state.leave();
  });
  const put = (html: string) => {
    state.leave = freshPage(html);
  };
  const page = async (html: string) => {
    put(html);
    for (const element of document.querySelectorAll<HTMLElement>('[data-widget="gallery"]'))
      await start(element, state.ctx, state.stop.signal);
  };
  return { emit, state, put, page, start: () => start(find('[data-widget]'), state.ctx, state.stop.signal) };
}

/** What a visitor has before the gallery's code, on a page that is at rest; each slide is 100 px wide: happy-dom lays nothing out. */
export async function startEarly(
  element: HTMLElement,
  ctx: ReturnType<typeof fakeContext>,
  signal: AbortSignal,
  begin = () => {},
) {
  const strip = element.firstElementChild as HTMLElement;
  for (const [at, item] of [...strip.children].entries())
    Object.defineProperty(item, 'offsetLeft', { value: at * 100, configurable: true });
  strip.scrollTo = ((options: ScrollToOptions) => {
    strip.scrollLeft = options.left ?? 0;
    strip.dispatchEvent(new Event('scroll'));
  }) as Element['scrollTo'];
  await early.start({ ...ctx, element, signal }, begin);
}

async function start(element: HTMLElement, ctx: ReturnType<typeof fakeContext>, signal: AbortSignal) {
  await startEarly(element, ctx, signal);
  await arrive(element, ctx, signal);
}

/** The gallery's code comes. */
export async function arrive(element: HTMLElement, ctx: ReturnType<typeof fakeContext>, signal: AbortSignal) {
  await act(async () => {
    const cleanup = await gallery.start({ ...ctx, element, signal });
    if (cleanup) signal.addEventListener('abort', cleanup);
    element.dataset.state = 'ready';
    signal.addEventListener('abort', () => delete element.dataset.state);
  });
}

export const track = () => find('.woocommerce-product-gallery__wrapper');
export const tabs = () => screen.queryAllByRole('tab');
export const selected = () => tabs().findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
/** Indexes of the slides that Tab can come to. */
export const reachable = () =>
  [...track().children].flatMap((item, at) => (item.hasAttribute('inert') ? [] : [at]));
/** As the visitor scrolls the strip. */
export const scrollTo = (left: number) =>
  act(async () => {
    track().scrollLeft = left;
    track().dispatchEvent(new Event('scroll'));
  });
/** As the visitor presses a thumbnail. */
export const pick = (index: number) => act(async () => tabs()[index]?.click());
