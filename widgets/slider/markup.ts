/** The strip: the first list or `div` inside the element, whatever its class; style.css has the same rule. */
export const STRIP = ':scope>:is(ul,ol,div)';

/**
 * The strip. From when the slider's own code moves it, it carries `data-motion` (`strip` or `fade`)
 * and the arrows' early part stands back; what that has begun, the slider goes on with.
 */
export interface Track extends HTMLElement {
  /** Where the last early click sends it: a `scrollLeft`; there is none before the first. */
  goal: number;
  /** When that was: the event's `timeStamp`. */
  clicked: number;
}

/** Where arrows, dots and the pause button are: first inside the element, so that Tab meets it first. */
export const controlsIn = (element: HTMLElement): HTMLElement | null =>
  element.querySelector(':scope>.mullion-slider__controls');
