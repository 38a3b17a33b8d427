/**
 * What docs/performance.md, "Targets" promises of the benchmark. Informative: speed never fails a test.
 *
 * @typedef {import('../measure.mjs').Result} Result
 * @typedef {{ text: string, isMet: boolean, value: string }} Verdict
 */

/**
 * @param {Result[]} results
 * @returns {Verdict[]} Of those targets that were measured.
 */
export function judge(results) {
  const find = (/** @type {string} */ page, /** @type {string} */ network) =>
    results.find((result) => result.page === page && result.network === network)?.variants ?? {};
  const sliders = find('sliders', 'none');
  const home = find('home', 'slow-4g');
  return [
    scriptTime(sliders),
    blocking(sliders),
    shifts(results),
    heap(sliders),
    paint(home),
    usable(home),
  ].filter((verdict) => verdict !== null);
}

/** @typedef {Result['variants']} Variants */

const scriptTime = (/** @type {Variants} */ { mullion }) =>
  verdict('14 sliders: script before the first use ≤ 12 ms', [mullion?.scriptMs], ([ms]) => ({
    isMet: ms <= 12,
    value: `${ms.toFixed(1)} ms`,
  }));

const blocking = (/** @type {Variants} */ { mullion, owl }) =>
  verdict("14 sliders: TBT ≤ 1/10 of Owl's", [mullion?.tbt, owl?.tbt], ([own, other]) => ({
    isMet: own <= other / 10,
    value: `${Math.round(own)} ms of Owl's ${Math.round(other)} ms`,
  }));

function shifts(/** @type {Result[]} */ results) {
  const all = results.flatMap(({ variants: { mullion } }) =>
    mullion ? [mullion.cls, mullion.clsScroll] : [],
  );
  return verdict('every page: CLS 0.000, loading and scrolling', all, (values) => {
    const worst = Math.max(...values);
    return { isMet: worst < 0.0005, value: worst.toFixed(3) };
  });
}

const heap = (/** @type {Variants} */ { mullion, plain }) =>
  verdict(
    '14 sliders: heap ≤ +0.1 MB over plain HTML until used',
    [mullion?.heap, plain?.heap],
    ([own, other]) => ({
      isMet: own - other <= 0.1,
      value: `${(own - other).toFixed(2)} MB`,
    }),
  );

const paint = (/** @type {Variants} */ { mullion, plain }) =>
  verdict('home page, Slow 4G: LCP ≤ 1.1× of plain HTML', [mullion?.lcp, plain?.lcp], ([own, other]) => ({
    isMet: own <= other * 1.1,
    value: `${(own / other).toFixed(2)}×`,
  }));

const usable = (/** @type {Variants} */ { mullion }) =>
  verdict('home page, Slow 4G: all that is visible works ≤ 600 ms', [mullion?.visible], ([ms]) => ({
    isMet: ms <= 600,
    value: `${Math.round(ms)} ms`,
  }));

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
