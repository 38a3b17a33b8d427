import { join } from 'node:path';
import { playwright, quietly, siteEnv, TEST_MU_PLUGINS, testThemes } from './browser-stages.mjs';
import { examplePlugins } from './example-plugin.mjs';
import { phpUnitIn } from './php-checks.mjs';
import { sumResults } from './results.mjs';
import { STACK_DIR, startStack } from './stack.mjs';
import { findStack } from './stack-programs.mjs';

/** Where sessions and options are read from; the tests run with each. */
const STORES = [
  { id: 'database', isObjectCache: false },
  { id: 'object-cache', isObjectCache: true },
];

/** What a server's kind can change: requests that overlap, cached pages, sessions, locks, mails. */
const BROWSER_TESTS = [
  'tests/e2e/stack/',
  'tests/e2e/wordpress/attribution.e2e.ts',
  'tests/e2e/wordpress/cart.e2e.ts',
  'tests/e2e/wordpress/newsletter',
  'tests/e2e/wordpress/session',
  'tests/e2e/wordpress/social-login',
];

/** A shop on the stack for the tests, started when it is first asked for. @param {{ woocommerce: string }} options */
export function testStack({ woocommerce }) {
  /** @type {Promise<import('./stack.mjs').StackSite> | undefined} */
  let starting;
  return {
    woocommerce,
    php: 'stack',
    get: () => {
      starting ??= startStack({
        name: 'test',
        woocommerce,
        muPlugins: [TEST_MU_PLUGINS, join(STACK_DIR, 'mu-plugins')],
        moreThemes: testThemes(),
        morePlugins: examplePlugins(),
      });
      return starting;
    },
    stop: async () => {
      const site = await starting?.catch(() => undefined);
      starting = undefined;
      await site?.stop();
    },
  };
}

/**
 * Tests on MariaDB, php-fpm, nginx with a page cache and Redis: twice, as sessions are kept in the database or in the
 * object cache. What PHPUnit asks of WordPress runs on MariaDB, too.
 *
 * @param {ReturnType<typeof testStack>} stack
 * @returns {import('./stages.mjs').Stage}
 */
export function stackStage(stack) {
  const { missing, packages } = findStack();
  const name = 'Stack: MariaDB, php-fpm, nginx, Redis';
  return {
    id: 'stack',
    name,
    tests: /^tests\/e2e\/stack\/.*\.e2e\.ts$/,
    needsBuild: true,
    check: async (run, choice) => {
      if (missing.length > 0) return skipped(`${name} (no ${missing.join(', ')}: ${packages.join(' ')})`);
      const site = await stack.get();
      const results = [];
      if (choice.files.length === 0) results.push(await phpUnitOn(site, run, choice));
      const files = choice.files.length > 0 ? choice.files : BROWSER_TESTS;
      for (const { id, isObjectCache } of STORES) {
        await site.chooseObjectCache(isObjectCache);
        const env = {
          ...(await siteEnv(site, stack.woocommerce)),
          MULLION_STACK: id,
          MULLION_STACK_TREE: site.tree,
        };
        const test = () => playwright(run, 'stack', { ...choice, files }, env, `stack-${id}`);
        results.push(await quietly(site, test));
      }
      return sumResults(results);
    },
  };
}

/** @param {import('./stack.mjs').StackSite} site @param {import('./run.mjs').Run} run @param {import('./stages.mjs').Choice} choice */
const phpUnitOn = ({ tree, database: { socket, name } }, run, choice) =>
  phpUnitIn(
    { MULLION_WP_TREE: tree, MULLION_WP_DB_SOCKET: socket, MULLION_WP_DB_NAME: name },
    'phpunit-stack',
    run,
    choice,
  );

const skipped = (/** @type {string} */ what) => ({ passed: 0, failed: 0, skipped: [what] });
