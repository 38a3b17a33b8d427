/** The movements; src/styles/base.css says how long each takes. */
export type Movement =
  | 'fragment-fade'
  | 'hint-slide'
  | 'notices-scroll'
  | 'checkout-toggle'
  | 'checkout-panel'
  | 'count-up'
  | 'count-up-step'
  | 'scroll-top'
  | 'panel'
  | 'reveal';

const TIME = /^(\d*\.?\d+)(ms|s)$/i;

/**
 * How long a movement takes on this page, in ms: 0 under reduced motion, and where the stylesheet is
 * missing. A theme may change it by the custom property `--mullion-<movement>`; what is no CSS time
 * (`250`, `-1s`) counts as 0.
 */
export function duration(movement: Movement): number {
  if (isReduced(movement)) return 0;
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--mullion-${movement}`);
  const [, number, unit = ''] = TIME.exec(value.trim()) ?? [];
  return Number(number ?? 0) * (unit.toLowerCase() === 's' ? 1000 : 1);
}

/** Asked here too: a theme's own time stands after our stylesheet, and would undo its media query. */
function isReduced(movement: Movement): boolean {
  // The beat of a counter moves nothing by itself, and is divided by.
  return movement !== 'count-up-step' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
