/** `npm run themes`: the same visit and the same steps in a shop and its twin with the plugin, on each theme. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { writeMarked } from './lib/marked.mjs';
import { TEST_THEMES_DIR } from './lib/paths.mjs';
import { step } from './lib/progress.mjs';
import { ROOT } from './lib/root.mjs';
import { themeSites } from './lib/theme-sites.mjs';
import { takeSteps } from './lib/theme-steps.mjs';
import { stepRows, stepTable } from './lib/theme-steps-table.mjs';
import { stateOf, themeRows, themeTable } from './lib/theme-table.mjs';
import { WIDTHS, walk } from './lib/theme-walk.mjs';
import { runMain } from './lib/user-error.mjs';

const HELP = `Gives a stock shop and its twin with the plugin the same visit on each theme, and says what is worse; then
clicks the same in both, and says what differs after each step.

Usage: npm run themes -- [options] [THEME_DIR…]

  THEME_DIR       A theme's folder. Default: those of fixtures/themes.
  --wp            The WordPress, as of npm start.
  --woocommerce   The shop, as of npm start. Default: stand-in.
  --takeovers     With all takeovers on for everyone. Default: as the plugin comes.
  --write-docs    Writes the tables of docs/live-themes.md.
  --help          This text.`;

const { values, positionals } = await runMain(async () =>
  parseArgs({
    allowPositionals: true,
    options: {
      wp: { type: 'string' },
      woocommerce: { type: 'string', default: 'stand-in' },
      takeovers: { type: 'boolean', default: false },
      'write-docs': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }),
);
const ours = () => readdirSync(TEST_THEMES_DIR).map((name) => join(TEST_THEMES_DIR, name));
const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
const themes = positionals.length > 0 ? positionals.map((dir) => resolve(dir)) : ours();

await runMain(async () => {
  if (values.help) return console.log(HELP);
  // Before it writes into a paper.
  const commit = stateOf(git('rev-parse', '--short', 'HEAD'), git('status', '--porcelain'));
  await step('Building', build);
  const shops = await themeSites({ wp: values.wp, woocommerce: values.woocommerce, themes });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  try {
    const found = { rows: /** @type {string[]} */ ([]), steps: 0, stepRows: /** @type {string[]} */ ([]) };
    for (const dir of themes) {
      await shops.choose(dir);
      const name = shops.nameOf(dir);
      const rows = await step(`${name}: pages`, () => compare(browser, shops, name));
      const steps = await step(`${name}: steps`, () => compareSteps(browser, shops, name));
      // Minutes a theme: what is known is said at once.
      console.log([...rows, ...steps.rows].join('\n'));
      found.rows.push(...rows);
      found.steps += steps.taken;
      found.stepRows.push(...steps.rows);
    }
    const date = new Date().toISOString().slice(0, 10);
    const label = `${shops.label}${values.takeovers ? ', all takeovers on' : ''}`;
    const table = themeTable({ date, commit, label, rows: found.rows });
    const stepped = stepTable({ steps: found.steps, rows: found.stepRows });
    console.log(`\n${table}\n\n${stepped}`);
    if (values['write-docs']) {
      writeMarked('docs/live-themes.md', 'themes', table);
      writeMarked('docs/live-themes.md', 'steps', stepped);
    }
  } finally {
    await browser.close();
    await shops.stop();
  }
});
process.exit();

/** What its cookie tells tests/mu-plugins/themes.php of each twin. */
function pluginOf(/** @type {number} */ index) {
  return values.takeovers && index === 1 ? 'whole' : '';
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Awaited<ReturnType<typeof themeSites>>} shops
 * @param {string} name
 */
async function compare(browser, shops, name) {
  const visits = [];
  for (const [index, { url }] of shops.sites.entries()) {
    const fillCart = String(shops.fillCart[index]);
    visits.push(await walk(browser, { url, plugin: pluginOf(index), pages: shops.pages, fillCart }));
  }
  const [stock, plugin] =
    /** @type {[Map<string, import('./lib/theme-walk.mjs').Visit>, Map<string, import('./lib/theme-walk.mjs').Visit>]} */ (
      visits
    );
  return themeRows(name, stock, plugin);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Awaited<ReturnType<typeof themeSites>>} shops
 * @param {string} name
 */
async function compareSteps(browser, shops, name) {
  const found = { taken: 0, rows: /** @type {string[]} */ ([]) };
  for (const width of WIDTHS) {
    const [stock, ours] =
      /** @type {[Map<string, import('./lib/theme-steps.mjs').Seen>, Map<string, import('./lib/theme-steps.mjs').Seen>]} */ (
        await Promise.all(
          shops.sites.map(({ url }, index) =>
            takeSteps(browser, { url, plugin: pluginOf(index), width, pages: shops.pages }),
          ),
        )
      );
    found.taken += stock.size;
    found.rows.push(...stepRows(name, width, stock, ours));
  }
  return found;
}
