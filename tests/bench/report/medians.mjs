/** @typedef {Record<string, number | null>} Sample What one run measured; `null` where there was nothing to measure. */

/** @param {number[]} values @returns {number | null} */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/**
 * The median of each number over all runs; one that some run lacks is `null`.
 *
 * @param {Sample[]} samples
 * @returns {Sample}
 */
export function medians(samples) {
  const names = Object.keys(samples[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const values = samples.map((sample) => sample[name] ?? null);
      return [
        name,
        values.every((value) => value !== null) ? median(/** @type {number[]} */ (values)) : null,
      ];
    }),
  );
}
