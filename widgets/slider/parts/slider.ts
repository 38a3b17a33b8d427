import { isRtl } from '../../../src/dom/is-rtl';
import type { Context } from '../../../src/registry/context';
import type { Settings } from '../contract';
import { CONTROLS, STRIP, type Track } from '../markup';
import { createAutoplay } from './autoplay';
import { remember, setRoles } from './roles';
import { createStrip } from './strip';

/** What the controls show. */
export interface SliderState {
  /** The first slide in view, or where the strip is moving to. */
  index: number;
  /** The last index it can stand at; 0 when all slides are in view. */
  last: number;
  isPlaying: boolean;
}

interface Options {
  element: HTMLElement;
  settings: Settings;
  ctx: Context;
  /** Called with every change of what the controls show. */
  show(state: SliderState): void;
}

export type Slider = ReturnType<typeof startSlider>;

/** How many slides each key moves by, as the writing runs from left to right. */
const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Takes the theme's strip over; `stop` gives it back as it was. */
export function startSlider({ element, settings, ctx, show }: Options) {
  const track = element.querySelector<Track>(STRIP);
  const controls = element.querySelector<HTMLElement>(CONTROLS);
  if (!track?.firstElementChild || !controls) return null;
  const slides = [...track.children] as HTMLElement[];
  const end = new AbortController();
  const { signal } = end;

  const changed = () => {
    const { index, last, isMoving } = strip;
    const { isPlaying } = autoplay;
    controls.hidden = !last;
    track.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
    // Slides out of view are away from Tab and from screen readers.
    slides.forEach((slide, at) => {
      const isAway = !strip.isInView(at);
      if (isAway && slide.contains(document.activeElement)) track.focus({ preventScroll: true });
      slide.toggleAttribute('inert', isAway);
    });
    autoplay.rest(!isMoving && last > 0);
    show({ index, last, isPlaying });
  };
  const stopPlaying = () => autoplay.play(false);
  const autoplay = createAutoplay(element, signal, {
    ...settings,
    step: () => strip.move(strip.index < strip.last ? strip.index + 1 : 0),
    changed: () => changed(),
  });
  const restore = remember([element, track, ...slides]);
  const strip = createStrip({
    track,
    slides,
    isFade: settings.fade,
    duration: () => (autoplay.stillness.matches ? 0 : settings.speed),
    changed,
    arrived(index) {
      changed();
      ctx.bus.emit('slide-changed', { element, index });
    },
    dragged: stopPlaying,
  });

  /** What the visitor does ends the playing; what the timer does not. */
  const go = (index: number) => {
    stopPlaying();
    strip.move(index);
  };
  const step = (steps: number) => go(strip.index + steps);

  /** On the strip or a control; never inside a slide. */
  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    const steps = KEYS[key];
    if (!steps || event.altKey || event.ctrlKey || event.metaKey) return;
    if (target !== track && !controls.contains(target as Node)) return;
    event.preventDefault();
    step(key.startsWith('Arrow') && isRtl(track) ? -steps : steps);
  };
  /** Wheels and touch pads scroll natively: the slider gives way at once, follows and plays no more. */
  const wheel = ({ deltaX, deltaY }: WheelEvent) => {
    if (strip.isMoving && Math.abs(deltaX) > Math.abs(deltaY)) strip.halt();
  };
  const size = new ResizeObserver(strip.refresh);

  setRoles(element, track, slides, ctx);
  strip.refresh();
  // The browser moves it already, in a way of its own, which ends when it is scrolled anew.
  if (performance.now() - track.clicked < 1000) {
    const index = strip.stand(track.goal);
    strip.stand();
    go(index);
    track.scrollLeft += 0;
  }
  for (const node of [track, ...slides]) size.observe(node);
  element.addEventListener('keydown', press, { signal });
  track.addEventListener('wheel', wheel, { signal, passive: true });
  track.addEventListener('scroll', () => strip.follow() && stopPlaying(), { signal });

  return {
    step,
    go,
    toggle: () => autoplay.play(!autoplay.isPlaying),
    stop() {
      end.abort();
      size.disconnect();
      strip.destroy();
      restore();
    },
  };
}
