/** `npm run screenshots`: pictures of the demo site. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { shootAdministration } from './lib/admin-pictures.mjs';
import { BROWSER_FLAGS, ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { demoPages, fillCartPath } from './lib/demo-pages.mjs';
import { fastestPhp } from './lib/native-php.mjs';
import { CACHE_DIR } from './lib/paths.mjs';
import { ROOT } from './lib/root.mjs';
import { startSite } from './lib/site.mjs';
import { runMain } from './lib/user-error.mjs';

const FOLDER = join(CACHE_DIR, 'screenshots');
const WIDTHS = [360, 768, 1440];
const HELP = `Takes every kind of page of the demo site at ${WIDTHS.join(', ')} px, light and dark, into .cache/screenshots.

Usage: npm run screenshots -- [options]

  --write-docs   Takes the papers' pictures alone, into fixtures/screenshots.
  --help         This text.`;

await runMain(async () => {
  const { values } = parseArgs({
    options: { 'write-docs': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(HELP);
  const site = await startSite({ name: 'screenshots', port: 0, php: fastestPhp(), beforeBoot: build });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  try {
    mkdirSync(FOLDER, { recursive: true });
    const pages = await demoPages(site);
    const fillCart = await fillCartPath(site);
    if (values['write-docs']) {
      await writePictures(browser, site.url, pages);
      await shootAdministration(browser, site, writePicture);
      return;
    }
    for (const colorScheme of /** @type {const} */ (['light', 'dark']))
      for (const width of WIDTHS)
        await shoot({ browser, url: site.url, pages, fillCart, width, colorScheme });
    console.log(`\nThe pictures are in ${FOLDER}.`);
  } finally {
    await browser.close();
    await site.stop();
  }
});

/**
 * @param {object} what
 * @param {import('@playwright/test').Browser} what.browser
 * @param {string} what.url
 * @param {import('./lib/demo-pages.mjs').DemoPage[]} what.pages
 * @param {string} what.fillCart
 * @param {number} what.width
 * @param {'light' | 'dark'} what.colorScheme
 */
async function shoot({ browser, url, pages, fillCart, width, colorScheme }) {
  const options = { viewport: { width, height: 900 }, colorScheme, baseURL: url, locale: 'vi' };
  const empty = await browser.newContext(options);
  const full = await browser.newContext(options);
  await (await full.newPage()).goto(fillCart);
  for (const { name, path, hasCart } of pages) {
    const page = await (hasCart ? full : empty).newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    const file = `${name}-${width}${colorScheme === 'dark' ? '-dark' : ''}.png`;
    await page.screenshot({ path: join(FOLDER, file), fullPage: true });
    console.log(`  ${file}`);
    await page.close();
  }
  await Promise.all([empty.close(), full.close()]);
}

/** Brings what comes when it is scrolled to, then goes back to the top. */
async function scrollThrough(/** @type {import('@playwright/test').Page} */ page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForTimeout(700);
}

/** @param {import('@playwright/test').Page} page @param {string} file */
function writePicture(page, file) {
  return page.screenshot({ path: join(ROOT, 'fixtures/screenshots', file), type: 'jpeg', quality: 82 });
}

/**
 * Pictures of the site: the home page, and the shop after two products were put into the cart.
 *
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {import('./lib/demo-pages.mjs').DemoPage[]} pages
 */
async function writePictures(browser, url, pages) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: url, locale: 'vi' });
  const open = async (/** @type {string} */ name) =>
    page.goto(pages.find((one) => one.name === name)?.path ?? '/', { waitUntil: 'networkidle' });
  const shoot = (/** @type {string} */ file) => writePicture(page, file);
  await open('home');
  await page.locator('[data-widget="notice"] button').click();
  await page.waitForTimeout(1000);
  await shoot('home.jpg');
  await open('listing');
  for (const button of (await page.locator('ul.products .ajax_add_to_cart').all()).slice(0, 2)) {
    await button.click();
    await page.locator('ul.products .added').nth(0).waitFor();
    await page.waitForTimeout(1500);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('.mullion-mini-cart__toggle').first().click();
  await page.waitForTimeout(1500);
  await shoot('shop.jpg');
  await page.close();
}
