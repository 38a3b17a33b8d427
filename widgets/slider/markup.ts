/*
 * While the slider's own code moves the strip, that carries `data-motion`: `strip` or `fade`, and
 * `moving`. The arrows' early part then stands back.
 */

/** The strip: the first list or `div` inside the element, whatever its class; parts/strip.css has the same rule. */
export const STRIP = ':scope>:is(ul,ol,div)';

/** Where arrows, dots and the pause button are: first inside the element, so that Tab meets it first. */
export const CONTROLS = ':scope>.mullion-slider__controls';
