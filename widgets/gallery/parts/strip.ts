import { placeOf } from './markup';

/**
 * A strip that the browser scrolls and snaps, one slide in view: says which one that is, goes to
 * another, and keeps the others out of reach. The ends do not wrap.
 */
export class Strip {
  readonly #track: HTMLElement;
  readonly #slides: HTMLElement[];
  readonly #changed: (index: number) => void;
  readonly #end = new AbortController();
  #at = 0;
  /** Where we are scrolling to; what is passed on the way is not current. */
  #goal: number | null = null;

  constructor(track: HTMLElement, slides: HTMLElement[], changed: (index: number) => void) {
    this.#track = track;
    this.#slides = slides;
    this.#changed = changed;
  }

  get current(): number {
    return this.#at;
  }

  start(): void {
    const options = { passive: true, signal: this.#end.signal };
    const focused = this.#slides.findIndex((slide) => slide.contains(document.activeElement));
    this.#at = focused < 0 ? this.#nearest() : focused;
    // The browser may still be on its way to what was tabbed to.
    if (focused >= 0) this.#goal = focused;
    this.#mark(this.#at);
    this.#track.addEventListener('scroll', this.#look, options);
    this.#track.addEventListener('scrollend', this.#settle, options);
    for (const type of ['pointerdown', 'touchstart', 'wheel'])
      this.#track.addEventListener(type, this.#release, options);
  }

  stop(): void {
    this.#end.abort();
    for (const slide of this.#slides) slide.removeAttribute('inert');
  }

  go(index: number): void {
    this.#goal = Math.min(index, this.#slides.length - 1);
    const left = placeOf(this.#slides, this.#goal);
    this.#mark(this.#goal);
    this.#track.scrollTo({ left });
  }

  #nearest(): number {
    const width = Math.abs(placeOf(this.#slides, 1));
    if (!width) return this.#at;
    return Math.min(Math.round(Math.abs(this.#track.scrollLeft) / width), this.#slides.length - 1);
  }

  #mark(index: number): void {
    const slide = this.#slides[index];
    const hadFocus = this.#slides[this.#at]?.contains(document.activeElement);
    slide?.removeAttribute('inert');
    if (hadFocus && index !== this.#at) slide?.querySelector('a')?.focus({ preventScroll: true });
    for (const other of this.#slides) other.toggleAttribute('inert', other !== slide);
    if (index === this.#at) return;
    this.#at = index;
    this.#changed(index);
  }

  readonly #look = (): void => {
    const index = this.#nearest();
    if (this.#goal === null) this.#mark(index);
    else if (index === this.#goal) this.#goal = null;
  };

  readonly #release = (): void => {
    this.#goal = null;
  };

  readonly #settle = (): void => {
    this.#release();
    this.#look();
  };
}
