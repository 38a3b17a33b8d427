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

/** Starts at once and is seen to move until shortly before its end, also over a few pixels in seconds. */
const easing = (part: number) => part * (2 - part);

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

  /** Where the browser has the strip, or would have it, in widths. */
  const scrolled = (left = track.scrollLeft) => Math.abs(left) / track.clientWidth || 0;
  const scroll = (position: number) => {
    if (!isFade) track.scrollLeft = position * track.clientWidth * (isRtl(track) ? -1 : 1);
  };
  const moving = (isMoving: boolean) => {
    strip.isMoving = isMoving;
    track.toggleAttribute('data-moving', isMoving);
    changed();
  };
  const arrive = (index: number) => {
    if (index === strip.index) return;
    strip.index = index;
    if (isFade) track.style.setProperty('--mullion-slider-speed', `${duration()}ms`);
    arrived(index);
  };

  const strip = {
    /** The first slide in view, from the moment a movement to it begins. */
    index: Math.round(scrolled()),
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
      keen.moveToIdx(Math.min(Math.max(wanted, 0), strip.last), true, {
        duration: duration() || 1,
        easing,
      });
    },

    /** Tells keen-slider where the strip stands. @returns the slide that is first there. */
    stand(scrollLeft?: number) {
      keen.track.to(scrolled(scrollLeft));
      return keen.track.details.abs;
    },

    /** The browser has scrolled: does the index follow? */
    follow(): boolean {
      // A strip of another width scrolls because of that; `refresh` comes next.
      if (isFade || strip.isMoving || track.clientWidth !== width) return false;
      const before = strip.index;
      arrive(strip.stand());
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
      if (isFirst && !isFade) strip.stand();
      else scroll(keen.track.details.position);
      ({ maxIdx: strip.last, abs: strip.index } = keen.track.details);
      changed();
    },

    destroy() {
      keen.animator.stop();
      keen.destroy();
    },
  };

  track.dataset.motion = isFade ? 'fade' : 'strip';
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
      // Where it moves to, or where it goes on to when a drag has let go.
      if (targetIdx !== null) arrive(targetIdx);
    },
    animationEnded: () => moving(false),
  });
  return strip;
}
