import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { demoPages, fillCartPath } from './demo-pages.mjs';
import { examplePlugins } from './example-plugin.mjs';
import { renderInWordPress, staleGolden } from './golden.mjs';
import { TEST_THEMES_DIR } from './paths.mjs';
import { oneResult, readPlaywright, runnerResult, sumResults } from './results.mjs';
import { ROOT } from './root.mjs';
import { bin } from './run.mjs';
import { foldersWithComponents, RUNTIMES } from './runtimes.mjs';
import { startSite } from './site.mjs';
import { freePort } from './site-server.mjs';
import { freshReport, titleFilter } from './stages.mjs';

export const TEST_MU_PLUGINS = join(ROOT, 'tests/mu-plugins');

/** Ours, that a test switches to for itself: tests/mu-plugins/themes.php. */
export const testThemes = () => readdirSync(TEST_THEMES_DIR).map((name) => join(TEST_THEMES_DIR, name));

// Where PHP finds our files: mounted in WebAssembly, behind links with a PHP of this machine.
const OURS =
  /\/(mullion|mullion-mail|mullion-shop|mullion-demo|hostile|mullion-content|wp-plugin|fixtures)\//;

/**
 * A site for the tests, booted when it is first asked for.
 *
 * @param {{ woocommerce: string, wp?: string | undefined, php: string, name?: string, blueprint?: () => Record<string, Uint8Array> }} options
 */
export function testSite({ woocommerce, wp, php, name = 'test', blueprint }) {
  /** @type {Promise<import('./site.mjs').Site> | undefined} */
  let booting;
  return {
    woocommerce,
    php,
    get: () => {
      booting ??= startSite({
        name,
        port: 0,
        woocommerce,
        php,
        reset: true,
        muPlugins: TEST_MU_PLUGINS,
        moreThemes: testThemes(),
        morePlugins: examplePlugins(),
        ...(wp && { wp }),
        blueprint,
      });
      return booting;
    },
    stop: async () => {
      const site = await booting?.catch(() => undefined);
      booting = undefined;
      await site?.stop();
    },
  };
}

/** @typedef {ReturnType<typeof testSite>} TestSite */

/** @type {import('./stages.mjs').Stage} */
export const fixturePages = {
  id: 'fixtures',
  name: 'Browser: fixture pages',
  tests: /^(tests\/e2e\/fixtures\/.*|tests\/contract\/[^/]*|widgets\/[^/]+\/.*)\.e2e\.ts$/,
  needsBuild: true,
  check: (run, choice) => playwright(run, 'fixtures', choice),
};

const WITH_COMPONENTS = foldersWithComponents().filter((folder) => folder.startsWith('widgets/'));

/**
 * Widgets with components once more, with the runtimes that a site may have instead of the first.
 *
 * @type {import('./stages.mjs').Stage[]}
 */
export const fixturePagesOfRuntimes = RUNTIMES.slice(1).map(({ name }) => ({
  id: `fixtures-${name}`,
  name: `Browser: fixture pages on ${name}`,
  tests: new RegExp(`^(${WITH_COMPONENTS.join('|')})/.*\\.e2e\\.ts$`),
  needsBuild: true,
  check: (run, { files, ...choice }) => {
    const chosen = files.length > 0 ? files : WITH_COMPONENTS.map((folder) => `${folder}/`);
    const env = { MULLION_RUNTIME: name };
    return playwright(run, 'fixtures', { ...choice, files: chosen }, env, `fixtures-${name}`);
  },
}));

/**
 * Whether a real WordPress prints what the unit tests read, as PHP without WordPress does there.
 *
 * @param {TestSite} testSite
 * @returns {import('./stages.mjs').Stage}
 */
export const goldenHtml = (testSite) => ({
  id: 'golden',
  name: 'Golden HTML',
  needsBuild: true,
  site: testSite,
  check: async () => {
    const { stale } = await staleGolden(renderInWordPress(await testSite.get()));
    const names = stale.map(([path]) => path).join(', ');
    if (names) console.error(`Stale: ${names}. Run npm run golden and review the diff.`);
    return oneResult(stale.length === 0);
  },
});

/**
 * The browser tests over a real WordPress, and whether our PHP said anything while they ran.
 *
 * @param {string} id
 * @param {TestSite} testSite
 * @param {import('./stages.mjs').Choice} [only] Without it, all.
 * @returns {import('./stages.mjs').Stage}
 */
export function wordPressPages(id, testSite, only) {
  const { woocommerce, php, get } = testSite;
  const shop = `${woocommerce === 'stand-in' ? 'the stand-in shop' : 'WooCommerce'}, PHP ${php}`;
  return {
    id,
    name: `Browser: WordPress with ${shop}`,
    ...(only ? {} : { tests: /^tests\/(e2e\/wordpress|contract)\/.*\.e2e\.ts$/ }),
    needsBuild: true,
    site: testSite,
    check: async (run, choice) => {
      const site = await get();
      const env = await siteEnv(site, woocommerce);
      return quietly(site, () => playwright(run, 'wordpress', only ?? choice, env, id));
    },
  };
}

/**
 * Runs tests over a site; a line of our PHP in its log meanwhile is a failure.
 *
 * @param {import('./site.mjs').Site} site
 * @param {() => Promise<import('./results.mjs').Result>} test
 */
export async function quietly(site, test) {
  const before = readLog(site).length;
  const result = await test();
  const { skipped, ...sum } = sumResults([result, oneResult(isQuiet(readLog(site).slice(before)))]);
  return { ...result, ...sum, skipped };
}

/** What the browser tests know of a site. @param {import('./site.mjs').Site} site @param {string} woocommerce */
export const siteEnv = async (site, woocommerce) => ({
  MULLION_WP_URL: site.url,
  MULLION_WP_SHOP: woocommerce,
  MULLION_WP_PAGES: JSON.stringify(await demoPages(site)),
  MULLION_WP_FILL_CART: await fillCartPath(site),
});

/**
 * Runs browser tests.
 *
 * @param {import('./run.mjs').Run} run
 * @param {string} project
 * @param {import('./stages.mjs').Choice} choice
 * @param {Record<string, string>} [env]
 * @param {string} [name] What its files are called: two runs stand side by side.
 */
export async function playwright(run, project, { files, titles, stopsEarly }, env = {}, name = project) {
  const report = freshReport(`playwright-${name}.json`);
  const args = ['test', ...files, '--config', 'tests/playwright.config.ts', '--project', project];
  // A run empties its folder when it begins.
  args.push('--output', `test-results/${name}`);
  if (titles.length > 0) args.push('--grep', titleFilter(titles));
  if (stopsEarly) args.push('--max-failures=1', '--retries=0');
  const ok = await run(bin('playwright'), args, {
    ...env,
    CHROME_PATH: ensureBrowser(),
    MULLION_FIXTURES_PORT: String(await freePort()),
    MULLION_REPORT: report,
  });
  return runnerResult({ ok, report, read: readPlaywright });
}

const readLog = (/** @type {import('./site.mjs').Site} */ { debugLog }) =>
  existsSync(debugLog) ? readFileSync(debugLog, 'utf8').split('\n') : [];

/** Whether no line of the log is about a file of ours; WordPress's own notices aren't our concern. */
function isQuiet(/** @type {string[]} */ log) {
  const ours = log.filter((line) => OURS.test(line));
  for (const line of new Set(ours.map((text) => text.replace(/^\[[^\]]*\] /, '')))) console.error(line);
  return ours.length === 0;
}
