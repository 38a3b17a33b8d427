/**
 * What docs/performance.md, "Targets" promises of the benchmark, each as a ratio to another variant of the same run:
 * machines differ by a factor of two. Informative: speed never fails a test.
 *
 * @typedef {import('../measure.mjs').Result} Result
 * @typedef {Result['variants']} Variants
 * @typedef {import('./medians.mjs').Sample} Sample
 * @typedef {{ text: string, isMet: boolean, value: string }} Verdict
 */
import { METRICS, ratio } from './metrics.mjs';

/**
 * @param {Result[]} results
 * @returns {Verdict[]} Of those targets that were measured.
 */
export function judge(results) {
  const sliders = results.find(({ page, network }) => page === 'sliders' && network === 'none');
  const homes = results.filter(({ page }) => page === 'home');
  const verdicts = [
    ...(sliders ? ofSliders(sliders.variants) : []),
    shifts(results),
    ...homes.flatMap(({ network, variants }) => ofHome(`home page, ${SHORT[network] ?? network}`, variants)),
  ];
  return verdicts.filter((verdict) => verdict !== null);
}

/** @type {Record<string, string>} */
const SHORT = { none: 'no limit', 'slow-4g': 'Slow 4G' };

const ofSliders = (/** @type {Variants} */ { mullion, owl, plain }) => [
  times("14 sliders: script before the first use ≤ 1/25 of Owl's", mullion?.scriptMs, owl?.scriptMs, 1 / 25),
  verdict("14 sliders: TBT ≤ 1/10 of Owl's", [mullion?.tbt, owl?.tbt, plain?.tbt], ([own, other, least]) => ({
    isMet: own <= other / 10,
    // What laying the page out takes nobody can save.
    value: `${part(own, other)} (plain HTML: ${part(least, other)})`,
  })),
  verdict(
    '14 sliders: heap ≤ +0.12 MB over plain HTML until used',
    [mullion?.heap, plain?.heap],
    ([own, other]) => ({
      isMet: own - other <= 0.12,
      value: `${(own - other).toFixed(2)} MB`,
    }),
  ),
];

/** @param {string} where @param {Variants} variants */
function ofHome(where, { mullion, 'mullion-preact': preact, swiper, plain }) {
  return [
    times(`${where}: LCP ≤ 1.1 × plain HTML's`, mullion?.lcp, plain?.lcp, 1.1),
    times(
      `${where}: all that is visible works ≤ 1.15 × plain HTML's LCP`,
      mullion?.visible,
      plain?.lcp,
      1.15,
    ),
    times(`${where}: script time ≤ 0.9 × Swiper's`, mullion?.scriptMs, swiper?.scriptMs, 0.9),
    times(`${where}: TBT ≤ Swiper's`, mullion?.tbt, swiper?.tbt, 1),
    times(`${where}: hero's dots ≤ 1.3 × Swiper's`, mullion?.dots, swiper?.dots, 1.3),
    times(`${where}: all that is visible works ≤ 1.1 × Swiper's`, mullion?.visible, swiper?.visible, 1.1),
    times(`${where}, Preact: script time ≤ 1/3 of Swiper's`, preact?.scriptMs, swiper?.scriptMs, 1 / 3),
    ahead(`${where}, Preact: every row ahead of Swiper's`, preact, swiper),
  ];
}

/** @param {string} text @param {Sample | undefined} own @param {Sample | undefined} other */
function ahead(text, own, other) {
  if (!own || !other) return null;
  const isBehind = (/** @type {string} */ key) => (own[key] ?? 0) > (other[key] ?? Number.POSITIVE_INFINITY);
  const behind = METRICS.filter(({ key }) => isBehind(key));
  const value = behind.map(({ key, label }) => `${label} ${ratio(own[key], other[key])}`).join('; ');
  return { text, isMet: !behind.length, value: value || 'all of them' };
}

function shifts(/** @type {Result[]} */ results) {
  const own = results.flatMap(({ variants: { mullion, 'mullion-preact': preact } }) =>
    [mullion, preact].filter((sample) => sample !== undefined),
  );
  const all = own.flatMap(({ cls, clsScroll }) => [cls, clsScroll]);
  return verdict('every page: CLS 0.000, loading and scrolling', all, (values) => {
    const worst = Math.max(...values);
    return { isMet: worst < 0.0005, value: worst.toFixed(3) };
  });
}

/** @param {string} text @param {number | null | undefined} own @param {number | null | undefined} other @param {number} most */
const times = (text, own, other, most) =>
  verdict(text, [own, other], ([one, two]) => ({
    isMet: one <= two * most,
    value: most < 1 ? part(one, two) : ratio(one, two),
  }));

const part = (/** @type {number} */ one, /** @type {number} */ two) =>
  one > 0 ? `1/${(two / one).toFixed(1)}` : '0';

/**
 * @param {string} text
 * @param {Array<number | null | undefined>} values
 * @param {(values: any) => { isMet: boolean, value: string }} decide
 * @returns {Verdict | null}
 */
function verdict(text, values, decide) {
  const isMeasured = values.length > 0 && values.every((value) => typeof value === 'number');
  return isMeasured ? { text, ...decide(values) } : null;
}

export const targetLine = (/** @type {Verdict} */ { text, isMet, value }) =>
  `${isMet ? 'met    ' : 'not met'}  ${text}: ${value}`;
