import { isPlainClick } from '../../../src/dom/clicks-and-keys';
import { safeUrl } from '../../../src/dom/safe-url';
import type { Instance } from '../../../src/registry/define-widget';
import { nothingCame } from './nothing-came';
import type { Strip } from './strip';
import { altOf } from './thumb-picture';

type Services = Pick<Instance, 'element' | 'load' | 'report'>;

/** Opens the lightbox on a click on a picture; where it cannot be had the page goes to the picture. */
export class Pictures {
  readonly #services: Services;
  readonly #slides: HTMLElement[];
  readonly #strip: { current: Strip | null };
  readonly #end = new AbortController();
  /** Closes what was opened last. */
  #close = () => {};

  constructor(services: Services, slides: HTMLElement[], strip: { current: Strip | null }) {
    this.#services = services;
    this.#slides = slides;
    this.#strip = strip;
  }

  start(): void {
    const { element } = this.#services;
    const { signal } = this.#end;
    element.addEventListener('click', this.#click, { signal });
  }

  stop(): void {
    this.#end.abort();
    this.#close();
  }

  /** Opens the picture in view. */
  enlarge(opener: HTMLElement): void {
    const link = this.#inView();
    if (link) this.#show(link, opener);
  }

  #inView() {
    return this.#links()[this.#strip.current?.current ?? 0];
  }

  /** Of each slide, where it has one that leads to a picture. */
  #links(): (HTMLAnchorElement | null)[] {
    const links = this.#slides.map((slide) => slide.querySelector('a'));
    return links.map((link) => (safeUrl(link?.href, { anyOrigin: true }) ? link : null));
  }

  readonly #click = async (event: MouseEvent): Promise<void> => {
    if (!isPlainClick(event)) return;
    const { element } = this.#services;
    // The registry held the click, on the gallery as a whole.
    const isReplayed = event.target === element && !event.isTrusted;
    const link = isReplayed ? this.#inView() : linkAt(event.target as Element);
    if (!link || !this.#links().includes(link)) return;
    if (event.defaultPrevented && !(await nothingCame(element, link))) return;
    event.preventDefault();
    this.#show(link, link);
  };

  async #show(link: HTMLAnchorElement, opener: HTMLElement): Promise<void> {
    const { element, load, report } = this.#services;
    const { signal } = this.#end;
    if (link.getAttribute('aria-busy') === 'true') return;
    link.setAttribute('aria-busy', 'true');
    try {
      const { open } = await load('lightbox');
      if (signal.aborted) return;
      const links = this.#links();
      const index = links.indexOf(link);
      // The picture that was seen last stays in view, as with the shop's own viewer.
      const onClosed = (last: number) => signal.aborted || last === index || this.#strip.current?.go(last);
      this.#close = await open(links.map(itemOf), { index, opener, onClosed });
      if (signal.aborted) this.#close();
    } catch (error) {
      if (signal.aborted) return;
      report('gallery', element, error);
      location.assign(link.href);
    } finally {
      link.removeAttribute('aria-busy');
    }
  }
}

/** The hover zoom lies over the picture, beside its link. */
const linkAt = (target: Element) =>
  target.closest('a') ?? (target.matches('.zoomImg') ? target.parentElement?.querySelector('a') : null);

/** Read at the click: the variation script changes the first one. A slide without a link has nothing to show. */
function itemOf(link: HTMLAnchorElement | null) {
  const medium = link?.querySelector<HTMLElement>('img,video');
  return { href: link?.href ?? '', caption: medium?.dataset.caption ?? '', alt: medium ? altOf(medium) : '' };
}
