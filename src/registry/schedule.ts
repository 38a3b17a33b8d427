import type { Moment } from '../contract/config';
import { whenIdle, whenLoaded } from '../dom/when-idle';

const INTERACTIONS = ['pointerdown', 'pointerover', 'focusin', 'keydown'];

/** Who waits for which moment. */
export class Schedule {
  /** What starts the widget of an element that waits to be touched. */
  readonly #untouched = new Map<Element, () => void>();
  /** What takes the watching of an element back. */
  readonly #watched = new Map<Element, () => void>();

  /** One set of listeners for all widgets, until the page goes: a page of sliders would have hundreds. */
  constructor() {
    for (const type of INTERACTIONS) document.addEventListener(type, this.#touch, true);
  }

  /**
   * Calls `begin` at the widget's moment; it may be called again, and after {@link remove}.
   *
   * Where an element is hidden, in a closed dialog for instance, its `visible` comes when it is shown: most visitors
   * never open it.
   *
   * @throws Error where `moment`, which may be a page's `data-hydrate`, is none of the words.
   */
  add(element: Element, moment: Moment, begin: () => void): void {
    // A task each: together they would hold up a tap on a slow phone.
    if (moment === 'load') setTimeout(begin);
    else if (moment === 'idle') whenLoaded(() => whenIdle(begin));
    else if (moment === 'interaction') this.#untouched.set(element, begin);
    else if (moment === 'visible') this.#see(element, begin);
    else this.#match(element, moment, begin);
  }

  /** Stops listening and looking for the sake of `element`. */
  remove(element: Element): void {
    this.#untouched.delete(element);
    this.#watched.get(element)?.();
    this.#watched.delete(element);
  }

  readonly #touch = ({ target }: Event): void => {
    for (const [element, begin] of this.#untouched) if (element.contains(target as Node)) begin();
  };

  #match(element: Element, moment: string, begin: () => void): void {
    const [, condition = 'not all'] = /^media:(.+)/.exec(moment) ?? [];
    const query = matchMedia(condition);
    // A query that cannot be read throws nowhere: it says "not all".
    if (query.media === 'not all')
      throw new Error(`data-hydrate="${moment}" is none of: load, idle, visible, interaction, media:….`);
    const check = () => query.matches && begin();
    query.addEventListener('change', check);
    this.#watched.set(element, () => query.removeEventListener('change', check));
    check();
  }

  #see(element: Element, begin: () => void): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        whenIdle(begin);
      },
      { rootMargin: '200px' },
    );
    // One without a box of its own (`display: contents`) is seen by its children.
    for (const each of [element, ...element.children]) observer.observe(each);
    this.#watched.set(element, () => observer.disconnect());
  }
}
