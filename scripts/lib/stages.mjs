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
 * @property {string} name
 * @property {(run: import('./run.mjs').Run) => Promise<import('./results.mjs').Result>} check
 */

const REPORTS_DIR = join(CACHE_DIR, 'reports');

/** Where a runner writes its numbers; one of an earlier run is removed, so that it can't be taken for new. */
export function freshReport(/** @type {string} */ name) {
  mkdirSync(REPORTS_DIR, { recursive: true });
  const path = join(REPORTS_DIR, name);
  rmSync(path, { force: true });
  return path;
}

/** @type {Stage} */
export const types = {
  name: 'Types',
  check: async (run) => oneResult(await run(bin('tsc'), ['--noEmit', '-p', '.'])),
};

/** @type {Stage} */
export const lint = { name: 'Lint', check: async (run) => oneResult(await run(bin('biome'), ['ci', '.'])) };

/** @type {Stage} */
export const unitTests = {
  name: 'Unit tests',
  check: async (run) => {
    const report = freshReport('vitest.json');
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return runnerResult({ ok: await run(bin('vitest'), args), report, read: readVitest });
  },
};

/** @type {Stage} */
export const buildBundle = {
  name: 'Build',
  check: async (run) => oneResult(await run(process.execPath, ['scripts/build.mjs'])),
};

/** @type {Stage} */
export const budgets = {
  name: 'Budgets',
  check: async (run) => {
    if (existsSync(join(ROOT, '.size-limit.js'))) return oneResult(await run(bin('size-limit'), []));
    return { passed: 0, failed: 0, skipped: ['Budgets (there is no .size-limit.js)'] };
  },
};

/** @type {Stage} */
export const goldenHtml = {
  name: 'Golden HTML',
  check: async (run) => oneResult(await run(process.execPath, ['scripts/golden.mjs', '--check'])),
};
