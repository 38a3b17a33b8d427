/** The movements of spec.md section 9, and ours; src/styles/base.css says how long each takes. */
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

/**
 * How long a movement takes on this page, in ms: 0 under reduced motion, and where the stylesheet is
 * missing. A theme may change it by the custom property `--mullion-<movement>`.
 */
export function duration(movement: Movement): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--mullion-${movement}`);
  const number = Number.parseFloat(value) || 0;
  return value.trim().endsWith('ms') ? number : number * 1000;
}
