import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { demoPages, fillCartPath } from './lib/demo-pages.mjs';
import { fastestPhp } from './lib/native-php.mjs';
import { phpChecks } from './lib/php-checks.mjs';
import { heading, reportResults, runStage } from './lib/report-results.mjs';
import { oneResult, readPlaywright, runnerResult } from './lib/results.mjs';
import { ROOT } from './lib/root.mjs';
import { bin, runStreaming } from './lib/run.mjs';
import { startSite } from './lib/site.mjs';
import { freePort } from './lib/site-server.mjs';
import { budgets, buildBundle, freshReport, goldenHtml, lint, types, unitTests } from './lib/stages.mjs';

const MU_PLUGINS = join(ROOT, 'tests/mu-plugins');
// The same WordPress and tests; WebAssembly, which every machine has, takes five times as long.
const PHP = fastestPhp();

// Where PHP finds our files: mounted in WebAssembly, behind links with a PHP of this machine.
const OURS = /\/(mullion|mullion-shop|mullion-demo|mullion-content|wp-plugin|fixtures)\//;

/** @type {import('./lib/site.mjs').Site | undefined} */
let site;

process.on('SIGINT', async () => {
  await site?.stop();
  process.exit(130);
});

const stages = [
  types,
  lint,
  unitTests,
  buildBundle,
  budgets,
  ...phpChecks(),
  fixturePages(),
  goldenHtml,
  ...wordPress('stand-in', PHP),
];
// What `npm start` boots has to work too.
if (PHP === 'native')
  stages.push(...wordPress('stand-in', '8.3', ['wordpress/page.e2e', 'wordpress/cart.e2e']));
const realShop = process.env.MULLION_WOOCOMMERCE;
if (realShop) stages.push(...wordPress(realShop, PHP));

const results = [];
for (const stage of stages) {
  console.log(heading(stage.name));
  results.push(await runStage(stage, runStreaming));
}
reportResults(results);
process.exit();

/** @returns {import('./lib/stages.mjs').Stage} */
function fixturePages() {
  return { name: 'Browser: fixture pages', check: (run) => playwright(run, 'fixtures') };
}

/**
 * The browser tests over a real WordPress, and whether our PHP said anything while they ran.
 *
 * @param {string} woocommerce
 * @param {string} php
 * @param {string[]} files The tests' files; without them all.
 * @returns {import('./lib/stages.mjs').Stage[]}
 */
function wordPress(woocommerce, php, files = []) {
  const shop = `${woocommerce === 'stand-in' ? 'the stand-in shop' : 'WooCommerce'}, PHP ${php}`;
  let debugLog = '';
  return [
    {
      name: `Browser: WordPress with ${shop}`,
      check: async (run) => {
        const muPlugins = existsSync(MU_PLUGINS) ? { muPlugins: MU_PLUGINS } : {};
        site = await startSite({ name: 'test', port: 0, woocommerce, php, reset: true, ...muPlugins });
        debugLog = site.debugLog;
        try {
          const env = {
            MULLION_WP_URL: site.url,
            MULLION_WP_SHOP: woocommerce,
            MULLION_WP_PAGES: JSON.stringify(await demoPages(site)),
            MULLION_WP_FILL_CART: await fillCartPath(site),
          };
          return await playwright(run, 'wordpress', env, files);
        } finally {
          await site.stop();
        }
      },
    },
    { name: `PHP messages with ${shop}`, check: async () => oneResult(isQuiet(debugLog)) },
  ];
}

/** @param {import('./lib/run.mjs').Run} run @param {string} project @param {Record<string, string>} [env] @param {string[]} [files] */
async function playwright(run, project, env = {}, files = []) {
  const report = freshReport(`playwright-${project}.json`);
  const args = ['test', ...files, '--config', 'tests/playwright.config.ts', '--project', project];
  const ok = await run(bin('playwright'), args, {
    ...env,
    CHROME_PATH: ensureBrowser(),
    MULLION_FIXTURES_PORT: String(await freePort()),
    MULLION_REPORT: report,
  });
  return runnerResult({ ok, report, read: readPlaywright });
}

/** Whether no line of the log is about a file of ours; WordPress's own notices aren't our concern. */
function isQuiet(/** @type {string} */ debugLog) {
  const log = existsSync(debugLog) ? readFileSync(debugLog, 'utf8').split('\n') : [];
  const ours = log.filter((line) => OURS.test(line));
  for (const line of new Set(ours.map((text) => text.replace(/^\[[^\]]*\] /, '')))) console.error(line);
  return ours.length === 0;
}
