import type { Settings } from '../contract';

interface Options extends Pick<Settings, 'autoplay' | 'pause'> {
  /** Ends the listening and the timer. */
  signal: AbortSignal;
  step(): void;
  /** Playing has begun or stopped, other than for a moment. */
  changed(): void;
}

/** The pointer is on the slider, and not on the button that was pressed to make it play. */
const UNDER_POINTER = ':hover:not(:has(.mullion-slider__pause:hover))';

/**
 * Decides when a slider moves by itself.
 *
 * Two different things end it: a slider under the pointer, out of view or in a hidden tab *waits*,
 * which passes by itself; a *stop* (focus, the visitor's own action, reduced motion) lasts until the
 * play button is pressed.
 */
export class Autoplay {
  readonly #element: HTMLElement;
  readonly #options: Options;
  readonly #stillness = matchMedia('(prefers-reduced-motion: reduce)');
  #isPlaying: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement, options: Options) {
    this.#element = element;
    this.#options = options;
    this.#isPlaying = options.autoplay && !this.isStill && !element.contains(document.activeElement);
    const { signal } = options;
    element.addEventListener('focusin', this.#focused, { signal });
    this.#stillness.addEventListener('change', () => this.isStill && this.stop(), { signal });
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** Less motion is asked for. */
  get isStill(): boolean {
    return this.#stillness.matches;
  }

  stop(): void {
    if (this.#isPlaying) this.toggle();
  }

  toggle(): void {
    this.#isPlaying = !this.#isPlaying;
    this.#options.changed();
  }

  /** Counts anew from now, or not at all while the slider moves. */
  rest(isAtRest: boolean): void {
    clearTimeout(this.#timer);
    if (this.#isPlaying && isAtRest) this.#timer = setTimeout(() => this.#play(), this.#options.pause);
  }

  #play(): void {
    if (this.#mustWait()) this.rest(true);
    else this.#options.step();
  }

  #mustWait(): boolean {
    const { top, bottom } = this.#element.getBoundingClientRect();
    const isAway = bottom <= 0 || top >= innerHeight;
    return document.hidden || isAway || this.#element.matches(UNDER_POINTER);
  }

  readonly #focused = ({ target }: Event): void => {
    // The button that starts it again may keep the focus.
    if (!(target as Element).matches('.mullion-slider__pause')) this.stop();
  };
}
