import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_DIR } from './paths.mjs';
import { oneResult, readVitest, runnerResult } from './results.mjs';
import { ROOT } from './root.mjs';
import { bin } from './run.mjs';

/**
 * One part of a check, with a heading of its own.
 *
 * @typedef {object} Stage
 * @property {string} id What `npm test -- ID` calls it.
 * @property {string} name
 * @property {RegExp} [tests] The paths of its tests, where single ones can be run.
 * @property {boolean} [needsBuild] Whether it looks at what the build has written.
 * @property {import('./browser-stages.mjs').TestSite} [site] The WordPress that it needs.
 * @property {(run: import('./run.mjs').Run, choice: Choice) => Promise<import('./results.mjs').Result>} check
 */

/**
 * Which tests of a stage to run.
 *
 * @typedef {object} Choice
 * @property {string[]} files None means all.
 * @property {string[]} titles Parts of titles, one of which a test has to have; none means any.
 * @property {boolean} [stopsEarly] The first failure is enough.
 */

/** @type {Choice} */
export const EVERYTHING = { files: [], titles: [] };

const REPORTS_DIR = join(CACHE_DIR, 'reports');

/** Where a runner writes its numbers; one of an earlier run is removed, so that it can't be taken for new. */
export function freshReport(/** @type {string} */ name) {
  mkdirSync(REPORTS_DIR, { recursive: true });
  const path = join(REPORTS_DIR, name);
  rmSync(path, { force: true });
  return path;
}

/** The titles as the one expression that each runner takes. */
export const titleFilter = (/** @type {string[]} */ titles) =>
  titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

/** @type {Stage} */
export const types = {
  id: 'types',
  name: 'Types',
  check: async (run) => oneResult(await run(bin('tsc'), ['--noEmit', '-p', '.'])),
};

/** @type {Stage} */
export const lint = {
  id: 'lint',
  name: 'Lint',
  check: async (run) => oneResult(await run(bin('biome'), ['ci', '.'])),
};

/** @type {Stage} */
export const unitTests = {
  id: 'unit',
  name: 'Unit tests',
  tests: /^(src|widgets|tests\/unit)\/.*\.test\.tsx?$/,
  check: async (run, { files, titles, stopsEarly }) => {
    const report = freshReport('vitest.json');
    const args = ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    if (titles.length > 0) args.push('--testNamePattern', titleFilter(titles));
    if (stopsEarly) args.push('--bail=1');
    return runnerResult({ ok: await run(bin('vitest'), args), report, read: readVitest });
  },
};

/** @type {Stage} */
export const buildBundle = {
  id: 'build',
  name: 'Build',
  check: async (run) => oneResult(await run(process.execPath, ['scripts/build.mjs'])),
};

/** @type {Stage} */
export const budgets = {
  id: 'budgets',
  name: 'Budgets',
  needsBuild: true,
  check: async (run) => {
    if (!existsSync(join(ROOT, '.size-limit.js')))
      return { passed: 0, failed: 0, skipped: ['Budgets (there is no .size-limit.js)'] };
    const isWithin = await run(bin('size-limit'), []);
    // What the documents say of sizes has to be so.
    const isTold = await run(process.execPath, ['scripts/docs.mjs', '--check']);
    return oneResult(isWithin && isTold);
  },
};
