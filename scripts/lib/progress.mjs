/**
 * Prints what is being done and, when it is done, how long it took.
 *
 * @template T
 * @param {string} what
 * @param {() => T | Promise<T>} work
 * @param {boolean} [quiet]
 * @returns {Promise<T>}
 */
export async function step(what, work, quiet = false) {
  if (quiet) return work();
  const started = performance.now();
  process.stdout.write(`  ${what} … `);
  try {
    const result = await work();
    process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}
