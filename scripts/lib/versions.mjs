/** A release's number as people type it: 6.5, 8.9.1, 6.6-RC3. */
export const isVersion = (/** @type {string} */ text) =>
  /^\d+(\.\d+){1,2}(-(alpha|beta|RC)\d*)?$/i.test(text);

/** Whether a release is older than another; pre-releases count as the release that they become. */
export function isOlder(/** @type {string} */ version, /** @type {string} */ than) {
  const [a, b] = [version, than].map((text) => text.split('-', 1).join('').split('.').map(Number));
  const at = [0, 1, 2].find((i) => (a?.[i] ?? 0) !== (b?.[i] ?? 0));
  return at !== undefined && (a?.[at] ?? 0) < (b?.[at] ?? 0);
}
