import { stepOf } from '../../../src/dom/clicks-and-keys';
import type { Instance } from '../../../src/registry/define-widget';
import type { Settings } from '../contract';
import { controlsIn, STRIP, type Track } from '../markup';
import { LEFT } from '../old-markup';
import { Autoplay } from './autoplay';
import { remember, setRoles } from './roles';
import { Strip } from './strip';

/** Milliseconds within which a slide has come in for who has asked for it: a drag takes as long. */
const ANSWER = 500;

/** What the controls show. */
export interface SliderState {
  /** The first slide in view, or where the strip is moving to. */
  index: number;
  /** The last index it can stand at; 0 when all slides are in view. */
  last: number;
  isPlaying: boolean;
}

interface Options extends Pick<Instance, 'element' | 't' | 'bus'> {
  settings: Settings;
  /** Called with every change of what the controls show. */
  show(state: SliderState): void;
}

/** The theme's strip, taken over; `stop` gives it back as it was. */
export class Slider {
  readonly #options: Options;
  readonly #track: Track;
  readonly #controls: HTMLElement;
  readonly #slides: HTMLElement[] = [];
  readonly #autoplay: Autoplay;
  readonly #strip: Strip;
  readonly #restore: () => void;
  #restoreSlides = () => {};
  readonly #size = new ResizeObserver(() => this.#strip.refresh());
  readonly #others = new MutationObserver(() => {
    this.#strip.halt();
    this.#takeSlides();
    // A strip that was emptied stands at its beginning.
    this.#strip.follow();
    this.#changed();
  });
  readonly #end = new AbortController();

  /** The slider in an element; `null` where there are no slides or no controls. */
  static in(options: Options): Slider | null {
    const track = options.element.querySelector<Track>(STRIP);
    const controls = controlsIn(options.element);
    return track?.firstElementChild && controls ? new Slider(options, track, controls) : null;
  }

  private constructor(options: Options, track: Track, controls: HTMLElement) {
    this.#options = options;
    this.#track = track;
    this.#controls = controls;
    this.#autoplay = this.#makeAutoplay();
    this.#restore = remember([options.element, track]);
    this.#strip = this.#makeStrip();
    this.#takeSlides();
    this.#goOn();
    this.#others.observe(track, { childList: true });
    this.#listen();
  }

  step(steps: number): void {
    this.go(this.#strip.index + steps);
  }

  /** What the visitor does ends the playing; what the timer does not. */
  go(index: number): void {
    this.#autoplay.stop();
    this.#strip.move(index);
  }

  /** Plays, or stops playing. */
  toggle(): void {
    this.#autoplay.toggle();
  }

  stop(): void {
    if (this.#end.signal.aborted) return;
    this.#end.abort();
    this.#size.disconnect();
    this.#others.disconnect();
    this.#strip.stop();
    this.#restoreSlides();
    this.#restore();
  }

  /** Those that are there now: a theme puts some in, or takes some out ("load more", a filter). */
  #takeSlides(): void {
    const { element, t } = this.#options;
    const slides = this.#slides;
    this.#restoreSlides();
    slides.splice(0, Infinity, ...([...this.#track.children] as HTMLElement[]));
    this.#restoreSlides = remember(slides);
    setRoles(element, this.#track, slides, t);
    this.#size.disconnect();
    for (const node of [this.#track, ...slides]) this.#size.observe(node);
    this.#strip.refresh();
  }

  #makeAutoplay(): Autoplay {
    const { element, settings } = this.#options;
    return new Autoplay(element, {
      ...settings,
      signal: this.#end.signal,
      step: () => this.#strip.move(this.#strip.index < this.#strip.last ? this.#strip.index + 1 : 0),
      changed: () => this.#changed(),
    });
  }

  #makeStrip(): Strip {
    const { element, settings, bus } = this.#options;
    return new Strip({
      track: this.#track,
      slides: this.#slides,
      isFade: settings.fade,
      duration: () => this.#duration(),
      changed: () => this.#changed(),
      arrived: (index) => {
        this.#changed();
        bus.emit('slide-changed', { element, index });
      },
      dragged: () => this.#autoplay.stop(),
    });
  }

  /** A show that fades takes its time; who presses or swipes waits for an answer. */
  #duration(): number {
    const { isStill, isPlaying } = this.#autoplay;
    const { autoplay, fade, speed } = this.#options.settings;
    if (isStill) return 0;
    return fade && autoplay && !isPlaying ? Math.min(speed, ANSWER) : speed;
  }

  /** The browser moves it already, in a way of its own, which ends when it is scrolled anew. */
  #goOn(): void {
    const { clicked, goal } = this.#track;
    if (!(performance.now() - clicked < 1000)) return;
    const index = this.#strip.stand(goal);
    this.#strip.stand();
    this.go(index);
    this.#track.scrollLeft += 0;
  }

  #listen(): void {
    const { signal } = this.#end;
    this.#options.element.addEventListener('keydown', this.#press, { signal });
    this.#options.element.addEventListener(LEFT, () => this.stop(), { signal });
    this.#track.addEventListener('wheel', this.#wheel, { signal, passive: true });
    this.#track.addEventListener('scroll', () => this.#strip.follow() && this.#autoplay.stop(), { signal });
  }

  #changed(): void {
    const { index, last, isMoving } = this.#strip;
    const { isPlaying } = this.#autoplay;
    this.#controls.hidden = !last;
    this.#track.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
    this.#hideAway();
    this.#autoplay.rest(!isMoving && last > 0);
    this.#options.show({ index, last, isPlaying });
  }

  /** Slides out of view are away from Tab and from screen readers. */
  #hideAway(): void {
    for (const [at, slide] of this.#slides.entries()) {
      const isAway = !this.#strip.isInView(at);
      if (isAway && slide.contains(document.activeElement)) this.#track.focus({ preventScroll: true });
      slide.toggleAttribute('inert', isAway);
    }
  }

  /** On the strip or a control; never inside a slide. */
  readonly #press = (event: KeyboardEvent): void => {
    const target = event.target as Node;
    const steps = stepOf(event, this.#track);
    if (!steps || (target !== this.#track && !this.#controls.contains(target))) return;
    event.preventDefault();
    this.step(steps);
  };

  /** Wheels and touch pads scroll natively: the slider gives way at once, follows and plays no more. */
  readonly #wheel = ({ deltaX, deltaY }: WheelEvent): void => {
    if (this.#strip.isMoving && Math.abs(deltaX) > Math.abs(deltaY)) this.#strip.halt();
  };
}
