import { isPlainClick } from '../../../src/dom/clicks-and-keys';
import { safeUrl } from '../../../src/dom/safe-url';
import type { Instance } from '../../../src/registry/define-widget';
import { nothingCame } from './nothing-came';
import { altOf } from './thumb-picture';

type Services = Pick<Instance, 'element' | 'load' | 'report'>;

/** Opens the lightbox on a click on a picture; where it cannot be had the page goes to the picture. */
export class Pictures {
  readonly #services: Services;
  readonly #slides: HTMLElement[];
  readonly #current: () => number;
  readonly #end = new AbortController();
  /** Closes what was opened last. */
  #close = () => {};

  /** @param current The index of the picture in view. */
  constructor(services: Services, slides: HTMLElement[], current: () => number) {
    this.#services = services;
    this.#slides = slides;
    this.#current = current;
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
    const link = this.#links()[this.#current()];
    if (link && safeUrl(link.href, { anyOrigin: true })) this.#show(link, opener);
  }

  #links(): (HTMLAnchorElement | null)[] {
    return this.#slides.map((slide) => slide.querySelector('a'));
  }

  readonly #click = async (event: MouseEvent): Promise<void> => {
    if (!isPlainClick(event)) return;
    const all = this.#links();
    // The registry held the click, on the gallery as a whole.
    const isReplayed = event.target === this.#services.element && !event.isTrusted;
    const link = isReplayed ? all[this.#current()] : linkAt(event.target as Element);
    if (!link || !all.includes(link) || !safeUrl(link.href, { anyOrigin: true })) return;
    const { element } = this.#services;
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
      const links = this.#links().filter((other) => other !== null);
      this.#close = await open(links.map(itemOf), { index: links.indexOf(link), opener });
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

/** Read at the click: the variation script changes the first one. */
function itemOf(link: HTMLAnchorElement) {
  const medium = link.querySelector<HTMLElement>('img,video');
  const { caption = '' } = medium?.dataset ?? {};
  return { href: link.href, caption, alt: medium ? altOf(medium) : '' };
}
