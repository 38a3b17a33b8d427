import type { Settings } from '../contract';

interface Options extends Pick<Settings, 'autoplay' | 'pause'> {
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
export function createAutoplay(element: HTMLElement, signal: AbortSignal, options: Options) {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mustWait = () => {
    const { top, bottom } = element.getBoundingClientRect();
    return document.hidden || bottom <= 0 || top >= innerHeight || element.matches(UNDER_POINTER);
  };
  const autoplay = {
    isPlaying: options.autoplay && !stillness.matches && !element.contains(document.activeElement),
    stillness,

    play(isOn: boolean) {
      if (autoplay.isPlaying === isOn) return;
      autoplay.isPlaying = isOn;
      options.changed();
    },
    /** Counts anew from now, or not at all while the slider moves. */
    rest(isAtRest: boolean) {
      clearTimeout(timer);
      if (!autoplay.isPlaying || !isAtRest) return;
      timer = setTimeout(() => (mustWait() ? autoplay.rest(true) : options.step()), options.pause);
    },
  };

  const stop = () => autoplay.play(false);
  const focused = ({ target }: Event) => {
    // The button that starts it again may keep the focus.
    if (!(target as Element).matches('.mullion-slider__pause')) stop();
  };
  element.addEventListener('focusin', focused, { signal });
  stillness.addEventListener('change', () => stillness.matches && stop(), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  return autoplay;
}
