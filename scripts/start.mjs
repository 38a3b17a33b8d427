import { build } from './lib/build.mjs';
import { parseStartOptions, START_HELP } from './lib/options.mjs';
import { step } from './lib/progress.mjs';
import { startSite } from './lib/site.mjs';
import { runMain } from './lib/user-error.mjs';

// The shop's pages have Vietnamese addresses, so the site is asked for them.
const ADDRESSES = `<?php
$product = get_posts(['post_type' => 'product', 'numberposts' => 1])[0] ?? null;
$pages = ['Shop' => 'shop', 'Cart' => 'cart', 'Checkout' => 'checkout'];
$found = function_exists('wc_get_page_permalink') ? array_map('wc_get_page_permalink', $pages) : [];
echo json_encode(['Home' => home_url('/'), ...$found] + ($product ? ['A product' => get_permalink($product)] : []));`;

/** @type {Array<() => unknown>} */
const running = [];

await runMain(async () => {
  const { help, dev, ...options } = parseStartOptions(process.argv.slice(2));
  if (help) return console.log(START_HELP);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, stopAndExit);
  const site = await startSite({ name: 'demo', ...options, beforeBoot: () => step('Building', build) });
  running.push(site.stop);
  if (dev) await serveSources(site.url);
  console.log(welcome(site, JSON.parse(await site.runPhp(ADDRESSES))));
});

async function serveSources(/** @type {string} */ siteUrl) {
  const { startDevServer } = await import('./lib/dev-server.mjs');
  const server = await startDevServer(siteUrl);
  running.push(server.stop);
  console.log(`  Vite serves the sources from ${server.url}, with hot reload.`);
}

let isStopping = false;

/** Ends in order; a second Ctrl-C, or one while WordPress boots, ends at once. */
async function stopAndExit() {
  if (isStopping) process.exit(1);
  isStopping = true;
  for (const stop of running.reverse()) await stop();
  process.exit(0);
}

/** @param {import('./lib/site.mjs').Site} site @param {Record<string, string>} addresses */
function welcome({ url, label, mail }, addresses) {
  const lines = Object.entries(addresses).map(([name, address]) => `    ${name.padEnd(12)}${address}`);
  return `
  ${label}, with Mullion activated:

${lines.join('\n')}
    ${'Admin'.padEnd(12)}${url}/wp-admin/   (user admin, password "password")
    ${'Mail'.padEnd(12)}${mail}   (nothing is sent: confirm a newsletter subscription here)

  Look at: the sliders, an "add to cart" button in the shop, the mini-cart in the header.
  Each widget alone, on a plain page: npm run fixtures
  Press Ctrl-C to stop; what you change in the site is kept, and --reset starts it anew.
`;
}
