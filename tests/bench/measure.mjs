import { measureLoad } from './browser/measure-load.mjs';
import { measureUse } from './browser/measure-use.mjs';
import { verify } from './browser/verify.mjs';
import { medians } from './report/medians.mjs';
import { VARIANTS } from './variants.mjs';

/**
 * The medians of one page over one network.
 *
 * @typedef {{ page: string, network: string, variants: Record<string, import('./report/medians.mjs').Sample> }} Result
 */

/**
 * Measures every variant once per run, in turn, so that the machine's moods fall on all alike.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {{ pages: string[], networks: string[], variants: string[], runs: number }} options
 * @param {(line: string) => void} say
 * @returns {Promise<Result[]>}
 */
export async function measure(browser, origin, { pages, networks, variants, runs }, say) {
  const results = [];
  for (const page of pages) {
    const names = variants.filter((name) => VARIANTS[name]?.pages.includes(page));
    for (const name of names) await verify(browser, address(origin, page, name), of(name));
    for (const network of networks) {
      /** @type {Map<string, import('./report/medians.mjs').Sample[]>} */
      const samples = new Map(names.map((name) => [name, []]));
      for (let run = 1; run <= runs; run++) {
        for (const name of names)
          samples.get(name)?.push(await sample(browser, address(origin, page, name), network, of(name)));
        say(`${page}, ${network}: run ${run} of ${runs}`);
      }
      const entries = [...samples].map(([name, list]) => [name, medians(list)]);
      results.push({ page, network, variants: Object.fromEntries(entries) });
    }
  }
  return results;
}

/** Loading and using are measured apart: a click would change what loading costs. */
async function sample(
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ url,
  /** @type {string} */ network,
  /** @type {import('./variants.mjs').Variant} */ variant,
) {
  return {
    ...(await measureLoad(browser, url, network)),
    ...(await measureUse(browser, url, network, variant)),
  };
}

const address = (/** @type {string} */ origin, /** @type {string} */ page, /** @type {string} */ name) =>
  `${origin}/bench/page/${page}/${name}`;

function of(/** @type {string} */ name) {
  const variant = VARIANTS[name];
  if (!variant) throw new Error(`There is no variant "${name}".`);
  return variant;
}
