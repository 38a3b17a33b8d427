import type { Translate } from '../../../src/i18n/translate';

/** A place in the stage, in px. */
interface Point {
  x: number;
  y: number;
}

/** Shows a picture larger than the stage, which then scrolls: at its own size, twice as large at least. */
export class Zoom {
  readonly #stage: HTMLElement;
  readonly #button: HTMLButtonElement;
  readonly #t: Translate;
  /** As wide as the stage lets the picture be. */
  #fitting = 0;

  constructor(stage: HTMLElement, button: HTMLButtonElement, t: Translate) {
    this.#stage = stage;
    this.#button = button;
    this.#t = t;
  }

  get isOn(): boolean {
    return this.#stage.hasAttribute('data-zoomed');
  }

  /** Of the picture as it is now, in px. */
  get width(): number {
    return this.#picture?.getBoundingClientRect().width ?? 0;
  }

  /** Makes the picture this wide; what is at the point stays there. */
  to(wanted: number, point?: Point): void {
    const image = this.#picture;
    if (!image) return;
    if (!this.isOn) this.#fitting = this.width;
    const largest = Math.max(image.naturalWidth, this.#fitting * 2) * 2;
    const width = Math.min(Math.max(wanted, this.#fitting), largest);
    const by = width / this.width;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.#stage;
    const { x, y } = point ?? { x: clientWidth / 2, y: clientHeight / 2 };
    this.#mark(true);
    image.style.inlineSize = `${width}px`;
    this.#stage.scrollTo((scrollLeft + x) * by - x, (scrollTop + y) * by - y);
  }

  /** A picture that is hardly larger than the stage is small again. */
  settle(): void {
    if (this.isOn && this.width < this.#fitting * 1.1) this.#end();
  }

  toggle(): void {
    if (this.isOn) this.#end();
    else this.#zoomIn();
  }

  /** For what is shown next. */
  reset(isPossible: boolean): void {
    this.#button.hidden = !isPossible;
    this.#end();
  }

  get #picture(): HTMLImageElement | null {
    return this.#stage.querySelector('img');
  }

  #zoomIn(): void {
    this.to(Math.max(this.#picture?.naturalWidth ?? 0, this.width * 2));
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = this.#stage;
    this.#stage.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }

  #end(): void {
    this.#mark(false);
    this.#picture?.style.removeProperty('inline-size');
  }

  #mark(isOn: boolean): void {
    // Its name says what it will do, and so the state: it isn't said to be pressed besides.
    this.#button.setAttribute('aria-label', this.#t(isOn ? 'lightbox.zoomOut' : 'lightbox.zoom'));
    this.#stage.toggleAttribute('data-zoomed', isOn);
    if (isOn) this.#stage.tabIndex = 0;
    else this.#stage.removeAttribute('tabindex');
  }
}
