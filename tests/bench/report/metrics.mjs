const whole = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-US');
const three = (/** @type {number} */ value) => value.toFixed(3);

/**
 * The rows of the tables; in all of them less is better.
 *
 * @type {Array<{ key: string, label: string, show(value: number): string }>}
 */
export const METRICS = [
  { key: 'bytes', label: 'script on the wire, KB', show: (value) => (value / 1000).toFixed(1) },
  { key: 'scriptMs', label: 'script time, ms', show: whole },
  { key: 'tbt', label: 'TBT, ms', show: whole },
  { key: 'lcp', label: 'LCP, ms', show: whole },
  { key: 'cls', label: 'CLS, loading', show: three },
  { key: 'clsScroll', label: 'CLS, after a full scroll', show: three },
  { key: 'heap', label: 'JS heap, MB', show: (value) => value.toFixed(2) },
  { key: 'firstArrow', label: 'first working arrow click, ms', show: whole },
  { key: 'visible', label: 'all that is visible works, ms', show: whole },
  { key: 'dots', label: "hero's dots work, ms", show: whole },
];

const NONE = '—';

/** @param {{ show(value: number): string }} metric @param {number | null | undefined} value */
export const shown = ({ show }, value) => (value === null || value === undefined ? NONE : show(value));

/**
 * How many times `a` is of `b`, for people: `31×`, `1.02×`, `∞` where `b` is nothing.
 *
 * @param {number | null | undefined} a
 * @param {number | null | undefined} b
 */
export function ratio(a, b) {
  if (a === null || a === undefined || b === null || b === undefined) return NONE;
  if (b === 0) return a === 0 ? '1×' : '∞';
  const times = a / b;
  return `${times >= 10 ? Math.round(times) : times.toFixed(2)}×`;
}
