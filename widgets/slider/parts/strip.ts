import KeenSlider from 'keen-slider';
import { isRtl } from '../../../src/dom/is-rtl';
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

export type Strip = ReturnType<typeof createStrip>;

/**
 * The theme's slides: where they are, what is in view, and how the strip moves.
 *
 * keen-slider is the engine of movement only: easing, dragging and snapping. `renderMode: 'custom'`
 * and the places being ours, it writes nothing on the slides. It knows no movement of 0 ms.
 */
export function createStrip({ track, slides, isFade, duration, changed, arrived, dragged }: Options) {
  let places: Place[] = [];
  let measured = '';
  let width = 0;

  /** Where the browser has the strip, in widths. */
  const scrolled = () => Math.abs(track.scrollLeft) / track.clientWidth || 0;
  const scroll = (position: number) => {
    if (!isFade) track.scrollLeft = position * track.clientWidth * (isRtl(track) ? -1 : 1);
  };
  const moving = (isMoving: boolean) => {
    strip.isMoving = isMoving;
    track.dataset.motion = (isFade ? 'fade' : 'strip') + (isMoving ? ' moving' : '');
    changed();
  };
  const arrive = (index: number) => {
    if (index === strip.index) return;
    strip.index = index;
    track.style.setProperty('--mullion-slider-speed', `${duration()}ms`);
    arrived(index);
  };

  const strip = {
    /** The first slide in view, from the moment a movement to it begins. */
    index: isFade ? Math.round(scrolled()) : 0,
    last: 0,
    isMoving: false,

    isInView(index: number) {
      const slide = places[index];
      const at = places[strip.index];
      return !slide || !at || isInView(slide, at);
    },

    /** Stays where it is; the browser may scroll from here. */
    halt() {
      keen.animator.stop();
      moving(false);
    },

    move(wanted: number) {
      strip.halt();
      arrive(Math.min(Math.max(wanted, 0), strip.last));
      keen.moveToIdx(strip.index, true, { duration: duration() || 1 });
    },

    /** The browser has scrolled: does the index follow? */
    follow(): boolean {
      // A strip of another width scrolls because of that; `refresh` comes next.
      if (isFade || strip.isMoving || track.clientWidth !== width) return false;
      keen.track.to(scrolled());
      const before = strip.index;
      arrive(keen.track.details.abs);
      return strip.index !== before;
    },

    /** Takes the places that there are now and keeps the index; a hidden strip has none. */
    refresh() {
      const now = measure(track, slides, isFade);
      const isFirst = !measured;
      const found = JSON.stringify([track.clientWidth, now]);
      if (!track.clientWidth || found === measured) return;
      places = now;
      measured = found;
      width = track.clientWidth;
      strip.halt();
      keen.update(undefined, strip.index);
      // It begins where the strip stands, in the middle of a native scroll too.
      if (isFirst && !isFade) keen.track.to(scrolled());
      else scroll(keen.track.details.position);
      strip.last = keen.track.details.maxIdx;
      strip.index = keen.track.details.abs;
      changed();
    },

    destroy() {
      keen.animator.stop();
      keen.destroy();
    },
  };

  const keen = new KeenSlider(track, {
    rtl: isRtl(track),
    rubberband: false,
    renderMode: 'custom',
    selector: null,
    slides: () => places,
    detailsChanged({ track: { details } }) {
      if (strip.isMoving) scroll(details.position);
    },
    dragStarted: () => moving(true),
    dragChecked: dragged,
    animationStarted({ animator: { targetIdx } }) {
      moving(true);
      // A drag has let go, and this is where it goes on to.
      if (targetIdx !== null) arrive(targetIdx);
    },
    animationEnded: () => moving(false),
  });
  return strip;
}
