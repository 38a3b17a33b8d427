import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { isRtl } from '../../../src/dom/geometry';
import { isInView, measure, type Place } from './geometry';

interface Options {
  track: HTMLElement;
  slides: HTMLElement[];
  isFade: boolean;
  /** Milliseconds of one movement. */
  duration(): number;
  /** Other places, begun to move or ended. */
  changed(): void;
  /** Another index. */
  arrived(index: number): void;
  /** The visitor drags, sideways for certain. */
  dragged(): void;
}

/** Starts at once and is seen to move until shortly before its end, also over a few pixels in seconds. */
const easing = (part: number) => part * (2 - part);

/**
 * The theme's slides: where they are, what is in view, and how the strip moves.
 *
 * keen-slider is the engine of movement only: easing, dragging and snapping. `renderMode: 'custom'`
 * and the places being ours, it writes nothing on the slides. It knows no movement of 0 ms.
 */
export class Strip {
  /** The first slide in view, from the moment a movement to it begins. */
  index: number;
  last = 0;
  isMoving = false;
  readonly #options: Options;
  readonly #track: HTMLElement;
  readonly #keen: KeenSliderInstance;
  #places: Place[] = [];
  #measured = '';
  #width = 0;

  constructor(options: Options) {
    const { track, isFade } = options;
    this.#options = options;
    this.#track = track;
    this.index = Math.round(this.#scrolled());
    track.dataset.motion = isFade ? 'fade' : 'strip';
    this.#keen = this.#engine();
  }

  isInView(index: number): boolean {
    const slide = this.#places[index];
    const at = this.#places[this.index];
    return !slide || !at || isInView(slide, at);
  }

  /** Stays where it is; the browser may scroll from here. */
  halt(): void {
    this.#keen.animator.stop();
    this.#moving(false);
  }

  move(wanted: number): void {
    this.halt();
    const index = Math.min(Math.max(wanted, 0), this.last);
    // keen-slider says nothing where there is no way to go: it may have just set out from there.
    this.#arrive(index);
    this.#keen.moveToIdx(index, true, {
      duration: this.#options.duration() || 1,
      easing,
    });
  }

  /** Tells keen-slider where the strip stands. @returns the slide that is first there. */
  stand(scrollLeft?: number): number {
    this.#keen.track.to(this.#scrolled(scrollLeft));
    return this.#keen.track.details.abs;
  }

  /** The browser has scrolled: does the index follow? */
  follow(): boolean {
    // A strip of another width scrolls because of that; `refresh` comes next.
    if (this.#options.isFade || this.isMoving || this.#track.clientWidth !== this.#width) return false;
    const before = this.index;
    this.#arrive(this.stand());
    return this.index !== before;
  }

  /** Takes the places that there are now and keeps the index; a hidden strip has none, nor has one without slides. */
  refresh(): void {
    const { slides, isFade, changed } = this.#options;
    const { clientWidth, firstElementChild } = this.#track;
    const places = measure(this.#track, slides, isFade);
    const isFirst = !this.#measured;
    const measured = JSON.stringify([clientWidth, places]);
    if (!clientWidth || !firstElementChild || measured === this.#measured) return;
    this.#places = places;
    this.#measured = measured;
    this.#width = clientWidth;
    this.halt();
    this.#keen.update(undefined, this.index);
    // It begins where the strip stands, in the middle of a native scroll too.
    if (isFirst && !isFade) this.stand();
    else this.#scroll(this.#keen.track.details.position);
    ({ maxIdx: this.last, abs: this.index } = this.#keen.track.details);
    changed();
  }

  stop(): void {
    this.#keen.animator.stop();
    this.#keen.destroy();
  }

  #engine(): KeenSliderInstance {
    return new KeenSlider(this.#track, {
      rtl: isRtl(this.#track),
      rubberband: false,
      renderMode: 'custom',
      selector: null,
      slides: () => this.#places,
      detailsChanged: ({ track: { details } }) => {
        if (this.isMoving) this.#scroll(details.position);
      },
      dragStarted: () => this.#moving(true),
      dragChecked: this.#options.dragged,
      animationStarted: ({ animator: { targetIdx } }) => {
        this.#moving(true);
        // Where it moves to, or where it goes on to when a drag has let go.
        if (targetIdx !== null) this.#arrive(targetIdx);
      },
      animationEnded: () => this.#moving(false),
    });
  }

  /** Where the browser has the strip, or would have it, in widths. */
  #scrolled(left = this.#track.scrollLeft): number {
    return Math.abs(left) / this.#track.clientWidth || 0;
  }

  #scroll(position: number): void {
    const { clientWidth } = this.#track;
    if (!this.#options.isFade)
      this.#track.scrollLeft = position * clientWidth * (isRtl(this.#track) ? -1 : 1);
  }

  #moving(isMoving: boolean): void {
    this.isMoving = isMoving;
    this.#track.toggleAttribute('data-moving', isMoving);
    this.#options.changed();
  }

  #arrive(index: number): void {
    const { isFade, duration, arrived } = this.#options;
    if (index === this.index) return;
    this.index = index;
    if (isFade) this.#track.style.setProperty('--mullion-slider-speed', `${duration()}ms`);
    arrived(index);
  }
}
