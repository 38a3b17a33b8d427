import { build } from './lib/build.mjs';
import { parseStartOptions, START_HELP } from './lib/options.mjs';
import { step } from './lib/progress.mjs';
import { startSite } from './lib/site.mjs';
import { runMain } from './lib/user-error.mjs';

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
  console.log(welcome(site));
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

function welcome(/** @type {import('./lib/site.mjs').Site} */ { url, label }) {
  return `
  ${label}, with Mullion activated:

    Home          ${url}/
    Shop          ${url}/shop/
    Cart          ${url}/cart/
    Checkout      ${url}/checkout/
    Admin         ${url}/wp-admin/   (user admin, password "password")

  Look at: the sliders, an "add to cart" button in the shop, the mini-cart in the header.
  Each widget alone, on a plain page: npm run fixtures
  Press Ctrl-C to stop; what you change in the site is kept, and --reset starts it anew.
`;
}
