import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from './browser.mjs';
import { oneResult, readJunit, runnerResult } from './results.mjs';
import { ROOT } from './root.mjs';
import { freshReport, titleFilter } from './stages.mjs';

const TOOLS_DIR = join(ROOT, 'tests/php');
const tool = (/** @type {string} */ name) => join(TOOLS_DIR, 'vendor/bin', name);

/** @type {import('./stages.mjs').Stage[]} */
const CHECKS = [
  { id: 'phpstan', name: 'PHPStan', check: (run) => phpStan(run, 'phpstan.neon') },
  {
    id: 'phpstan-fixtures',
    name: 'PHPStan of the fixtures',
    check: (run) => phpStan(run, 'phpstan-fixtures.neon'),
  },
  {
    id: 'php-cs-fixer',
    name: 'php-cs-fixer',
    check: async (run) => {
      const args = [
        'check',
        '--diff',
        '--show-progress=none',
        '--config',
        'tests/php/.php-cs-fixer.dist.php',
      ];
      return oneResult(await run(tool('php-cs-fixer'), args));
    },
  },
  {
    id: 'phpunit',
    name: 'PHPUnit',
    tests: /^tests\/php\/.*Test\.php$/,
    check: async (run, { files, titles, stopsEarly }) => {
      const report = freshReport('phpunit.xml');
      const args = ['-c', 'tests/php/phpunit.xml', '--log-junit', report, ...files];
      if (titles.length > 0) args.push('--filter', titleFilter(titles));
      if (stopsEarly) args.push('--stop-on-failure', '--stop-on-error');
      const ok = await run(tool('phpunit'), args);
      return runnerResult({ ok, report, read: readJunit });
    },
  },
];

/** @param {import('./run.mjs').Run} run @param {string} config */
async function phpStan(run, config) {
  const args = ['analyse', '-c', `tests/php/${config}`, '--no-progress', '--memory-limit=1G'];
  return oneResult(await run(tool('phpstan'), args));
}

/**
 * The checks of the PHP code. Where php or composer isn't there, each is skipped by its name.
 *
 * @returns {import('./stages.mjs').Stage[]}
 */
export function phpChecks() {
  const missing = ['php', 'composer'].filter((program) => !findOnPath(program));
  if (missing.length === 0) return CHECKS.map((stage) => ({ ...stage, check: withTools(stage.check) }));
  const why = `no ${missing.join(' and no ')} on the PATH`;
  return CHECKS.map((stage) => ({ ...stage, check: async () => skip(`${stage.name} (${why})`) }));
}

const skip = (/** @type {string} */ what) => ({ passed: 0, failed: 0, skipped: [what] });

/**
 * @param {import('./stages.mjs').Stage['check']} check
 * @returns {import('./stages.mjs').Stage['check']}
 */
const withTools = (check) => async (run, choice) => {
  if (await installTools(run)) return check(run, choice);
  throw new Error(
    'composer install failed in tests/php; its output is above. Run it there by hand to see more.',
  );
};

/** Composer takes half a minute to find out that nothing has changed, so what was installed is noted. */
async function installTools(/** @type {import('./run.mjs').Run} */ run) {
  const note = join(TOOLS_DIR, 'vendor/.installed');
  const wanted = readFileSync(join(TOOLS_DIR, 'composer.json'), 'utf8');
  if (existsSync(note) && readFileSync(note, 'utf8') === wanted) return true;
  const args = ['install', '--no-interaction', '--no-progress', `--working-dir=${TOOLS_DIR}`];
  if (!(await run('composer', args))) return false;
  writeFileSync(note, wanted);
  return true;
}
