/**
 * `npm run screenshots`: every kind of page of the demo site at 360, 768 and 1440 px, light and dark, in
 * .cache/screenshots; with --write-readme the README's pictures, too.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { demoPages, fillCartPath } from './lib/demo-pages.mjs';
import { CACHE_DIR } from './lib/paths.mjs';
import { ROOT } from './lib/root.mjs';
import { startSite } from './lib/site.mjs';
import { runMain } from './lib/user-error.mjs';

const FOLDER = join(CACHE_DIR, 'screenshots');
const WIDTHS = [360, 768, 1440];
/** The README's pictures: what is seen without scrolling. */
const README = [
  { file: 'home.jpg', page: 'home', width: 1440 },
  { file: 'product.jpg', page: 'product', width: 1440 },
  { file: 'phone.jpg', page: 'listing', width: 360 },
];

await runMain(async () => {
  const site = await startSite({ name: 'screenshots', port: 0, beforeBoot: build });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  try {
    mkdirSync(FOLDER, { recursive: true });
    const pages = await demoPages(site);
    const fillCart = await fillCartPath(site);
    for (const colorScheme of /** @type {const} */ (['light', 'dark']))
      for (const width of WIDTHS)
        await shoot({ browser, url: site.url, pages, fillCart, width, colorScheme });
    if (process.argv.includes('--write-readme')) await writePictures(browser, site.url, pages);
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

/** @param {import('@playwright/test').Browser} browser @param {string} url @param {import('./lib/demo-pages.mjs').DemoPage[]} pages */
async function writePictures(browser, url, pages) {
  for (const { file, page: name, width } of README) {
    const height = width < 500 ? 780 : 900;
    const context = await browser.newContext({ viewport: { width, height }, baseURL: url });
    await context.addCookies([{ name: 'store_notice', value: 'hidden', url }]);
    const page = await context.newPage();
    await page.goto(pages.find((candidate) => candidate.name === name)?.path ?? '/', {
      waitUntil: 'networkidle',
    });
    await page.waitForTimeout(500);
    const path = join(ROOT, 'fixtures/screenshots', file);
    await page.screenshot({ path, type: 'jpeg', quality: 82 });
    await context.close();
  }
}
