import { execFileSync } from 'node:child_process';
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
    id: 'plugin-check',
    name: "Plugin Check's rules",
    needsBuild: true,
    check: (run) => pluginCheck(run),
  },
  {
    id: 'phpunit',
    name: 'PHPUnit',
    needsBuild: true,
    tests: /^tests\/php\/(?!wordpress\/).*Test\.php$/,
    check: (run, choice) => phpUnit(run, 'phpunit', 'tests/php/phpunit.xml', choice),
  },
];

/**
 * @param {import('./run.mjs').Run} run
 * @param {string} name What its report is called.
 * @param {string} config
 * @param {import('./stages.mjs').Choice} choice
 * @param {Record<string, string>} [env]
 */
async function phpUnit(run, name, config, { files, titles, stopsEarly }, env) {
  const report = freshReport(`${name}.xml`);
  // With the cache, which processes share that PHPUnit has started, WordPress is compiled once.
  const args = ['-d', 'opcache.enable_cli=1', tool('phpunit'), '-c', config, '--log-junit', report, ...files];
  if (titles.length > 0) args.push('--filter', titleFilter(titles));
  if (stopsEarly) args.push('--stop-on-failure', '--stop-on-error');
  const ok = await run('php', args, env);
  return runnerResult({ ok, report, read: readJunit });
}

/** The standards are older than PHP 8.1, which says so of their own code. @param {import('./run.mjs').Run} run */
async function pluginCheck(run) {
  const standards = join(TOOLS_DIR, 'vendor/wp-coding-standards/wpcs');
  const quiet = ['-d', 'error_reporting=E_ALL & ~E_DEPRECATED'];
  const args = [
    '--runtime-set',
    'installed_paths',
    standards,
    '--standard=tests/php/plugin-check.xml',
    '-q',
    '-s',
  ];
  return oneResult(await run('php', [...quiet, tool('phpcs'), ...args, 'wp-plugin']));
}

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
export const phpChecks = () => CHECKS.map((stage) => skippedWithout(missingPrograms(), stage));

/**
 * PHPUnit with a booted WordPress: what the server does with a request that needs no browser. It reads
 * the site's files and a copy of its database, so nothing else may write there meanwhile. WooCommerce
 * decides as it loads whether it is in wp-admin, so its shop is left to real requests.
 *
 * @param {import('./browser-stages.mjs').TestSite} testSite
 */
export function phpUnitOnWordPress(testSite) {
  const { php, get } = testSite;
  const id = 'phpunit-wordpress';
  const missing = missingPrograms() || (php === 'native' ? missingExtensions() : 'no php with pdo_sqlite');
  return skippedWithout(missing, {
    id,
    name: 'PHPUnit on WordPress',
    tests: /^tests\/php\/wordpress\/.*Test\.php$/,
    needsBuild: true,
    site: testSite,
    check: async (run, choice) => {
      const { tree } = await get();
      return phpUnitIn({ MULLION_WP_TREE: tree }, id, run, choice);
    },
  });
}

/**
 * Runs the tests of `tests/php/wordpress` over a site's files and a copy of its database.
 *
 * @param {Record<string, string>} site What its bootstrap.php is told.
 * @param {string} name What its report is called.
 * @param {import('./run.mjs').Run} run
 * @param {import('./stages.mjs').Choice} choice
 */
export const phpUnitIn = (site, name, run, choice) =>
  withTools(() => phpUnit(run, name, 'tests/php/wordpress/phpunit.xml', choice, site))(run, choice);

function missingPrograms() {
  const missing = ['php', 'composer'].filter((program) => !findOnPath(program));
  return missing.length > 0 ? `no ${missing.join(' and no ')} on the PATH` : '';
}

/** A request is answered in a process of its own. */
function missingExtensions() {
  const code = 'echo implode(", ", array_filter(["pcntl", "posix"], fn($name) => !extension_loaded($name)));';
  const missing = execFileSync('php', ['-r', code], { encoding: 'utf8' });
  return missing && `php has no ${missing}`;
}

/** @param {string} missing @param {import('./stages.mjs').Stage} stage */
const skippedWithout = (missing, stage) => ({
  ...stage,
  check: missing ? async () => skip(`${stage.name} (${missing})`) : withTools(stage.check),
});

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

/** @type {Promise<boolean> | undefined} */
let installing;

/** Once, for both lanes. */
const installTools = (/** @type {import('./run.mjs').Run} */ run) => {
  installing ??= install(run);
  return installing;
};

/** Composer takes half a minute to find out that nothing has changed, so what was installed is noted. */
async function install(/** @type {import('./run.mjs').Run} */ run) {
  const note = join(TOOLS_DIR, 'vendor/.installed');
  const wanted = readFileSync(join(TOOLS_DIR, 'composer.json'), 'utf8');
  if (existsSync(note) && readFileSync(note, 'utf8') === wanted) return true;
  const args = ['install', '--no-interaction', '--no-progress', `--working-dir=${TOOLS_DIR}`];
  if (!(await run('composer', args))) return false;
  writeFileSync(note, wanted);
  return true;
}
