/** `npm run themes`: the same visit to a shop and to its twin with the plugin, on each theme, and what is worse. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { writeMarked } from './lib/marked.mjs';
import { TEST_THEMES_DIR } from './lib/paths.mjs';
import { step } from './lib/progress.mjs';
import { themeSites } from './lib/theme-sites.mjs';
import { themeRows, themeTable } from './lib/theme-table.mjs';
import { walk } from './lib/theme-walk.mjs';
import { runMain } from './lib/user-error.mjs';

const HELP = `Gives a stock shop and its twin with the plugin the same visit on each theme, and says what is worse.

Usage: npm run themes -- [options] [THEME_DIR…]

  THEME_DIR       A theme's folder. Default: those of fixtures/themes.
  --wp            The WordPress, as of npm start.
  --woocommerce   The shop, as of npm start. Default: stand-in.
  --write-docs    Writes the table of docs/live-themes.md.
  --help          This text.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    wp: { type: 'string' },
    woocommerce: { type: 'string', default: 'stand-in' },
    'write-docs': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const ours = () => readdirSync(TEST_THEMES_DIR).map((name) => join(TEST_THEMES_DIR, name));
const themes = positionals.length > 0 ? positionals.map((dir) => resolve(dir)) : ours();

await runMain(async () => {
  if (values.help) return console.log(HELP);
  await step('Building', build);
  const shops = await themeSites({ wp: values.wp, woocommerce: values.woocommerce, themes });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  try {
    const rows = [];
    for (const dir of themes) {
      const found = await step(shops.nameOf(dir), () => compare(browser, shops, dir));
      // Minutes a theme: what is known is said at once.
      console.log(found.join('\n'));
      rows.push(...found);
    }
    const date = new Date().toISOString().slice(0, 10);
    const table = themeTable({ date, label: shops.label, rows });
    console.log(`\n${table}`);
    if (values['write-docs']) writeMarked('docs/live-themes.md', 'themes', table);
  } finally {
    await browser.close();
    await shops.stop();
  }
});
process.exit();

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Awaited<ReturnType<typeof themeSites>>} shops
 * @param {string} dir
 */
async function compare(browser, shops, dir) {
  await shops.choose(dir);
  const visits = [];
  for (const [index, { url }] of shops.sites.entries()) {
    const fillCart = String(shops.fillCart[index]);
    visits.push(await walk(browser, { url, pages: shops.pages, fillCart }));
  }
  const [stock, plugin] =
    /** @type {[Map<string, import('./lib/theme-walk.mjs').Visit>, Map<string, import('./lib/theme-walk.mjs').Visit>]} */ (
      visits
    );
  return themeRows(shops.nameOf(dir), stock, plugin);
}
