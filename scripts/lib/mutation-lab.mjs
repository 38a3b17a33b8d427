import { cpSync, existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chooseTests } from './choose-tests.mjs';
import { runStage } from './report-results.mjs';
import { runCollecting } from './run.mjs';
import { testStages } from './test-stages.mjs';
import { UserError } from './user-error.mjs';

/** @typedef {ReturnType<typeof openLab>} Lab */

/**
 * Runs single tests in this copy of the project, with one WordPress for all of them.
 *
 * Whatever a test leaves in the database is undone before the next one.
 */
export function openLab() {
  const { all, stopSites } = testStages();
  const isBuild = (/** @type {import('./stages.mjs').Stage} */ { id }) => id === 'build';
  let isBuiltClean = false;
  // Without a fault, what fails once on a busy machine may be tried again.
  process.env.CI = 'true';

  /** @param {string[]} tests @param {boolean} changesBundle @param {boolean} stopsEarly */
  async function run(tests, changesBundle, stopsEarly) {
    const results = [];
    for (const { stage, choice } of chooseTests(all, tests)) {
      if (isBuild(stage) && isBuiltClean && !changesBundle) continue;
      if (isBuild(stage)) isBuiltClean = !changesBundle;
      if (stage.site) await restoreData(stage.site);
      const { run, output } = runCollecting();
      const result = await runStage(stage, run, { ...choice, stopsEarly });
      results.push({ ...result, output: output() });
      if (isBuild(stage) && result.failed) break;
    }
    return results;
  }

  return {
    /** Fails unless all of the tests pass: one that fails anyway would see any fault. */
    async expectGreen(/** @type {string[]} */ tests) {
      // Apart, as a stage looks at titles only where every argument has one.
      const groups = [
        tests.filter((test) => test.includes(': ')),
        tests.filter((test) => !test.includes(': ')),
      ];
      const results = [];
      for (const group of groups) results.push(...(await run([...new Set(group)], false, false)));
      const red = results.filter(({ failed }) => failed > 0);
      if (red.length === 0) return;
      console.error(red.map(({ output }) => output).join('\n'));
      throw new UserError(
        `Without any fault, ${red.map(({ name }) => name).join(' and ')} failed; the output is above.`,
      );
    },
    /** What comes of the test with the project as it is now. */
    async verdict(/** @type {string} */ test, /** @type {boolean} */ changesBundle) {
      const results = await run([test], changesBundle, true);
      const broken = results.find(({ isBroken, id, failed }) => isBroken || (id === 'build' && failed));
      if (broken) {
        console.error(broken.output);
        return 'could not run';
      }
      return results.some(({ failed }) => failed > 0) ? 'caught' : 'MISSED';
    },
    close: stopSites,
  };
}

/** The site's data as it was when it had just been made. */
async function restoreData(/** @type {import('./browser-stages.mjs').TestSite} */ site) {
  const database = join(dirname((await site.get()).debugLog), 'database');
  const kept = `${database}-kept`;
  if (!existsSync(kept)) return cpSync(database, kept, { recursive: true });
  rmSync(database, { recursive: true });
  cpSync(kept, database, { recursive: true });
}
