import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { demoPages, fillCartPath } from './demo-pages.mjs';
import { TEST_THEMES_DIR } from './paths.mjs';
import { HOST } from './site-server.mjs';
import { addShop, STACK_DIR } from './stack.mjs';
import { startServers } from './stack-servers.mjs';

const VISITED = ['home', 'listing', 'product'];
/** A theme that knows nothing of the plugin: its pages say the same with it and without. */
const THEME = join(TEST_THEMES_DIR, 'hostile');
const OWN_MU_PLUGINS = join(STACK_DIR, 'load');

/** Other plugins note when the list of plugins changes: it does so in both shops. */
const setPlugin = (/** @type {boolean} */ isActive) => `<?php
require_once ABSPATH . 'wp-admin/includes/plugin.php';
deactivate_plugins('mullion/mullion.php');
${isActive ? "activate_plugin('mullion/mullion.php');" : ''}`;

/** The newsletter form's, as a page has had it for some seconds. */
const TOKEN = '<?php echo Mullion\\Newsletter\\Token::ofSite()->forPage(time() - 10);';

const withProvider = (/** @type {number} */ port) => `<?php
update_option('mullion_test_port', ${port});
update_option('mullion_social_login', ['oidc' => ['id' => 'shop', 'secret' => 's3cret', 'issuer' => 'http://${HOST}:${port}', 'label' => 'ID'], 'forms' => true, 'privileged' => false]);`;

/**
 * A shop and its twin with the plugin, on one stack, without a page cache: PHP answers every page.
 *
 * @param {{ wp?: string, woocommerce: string, isObjectCache: boolean, port?: number }} options
 */
export async function startTwins({ wp, woocommerce, isObjectCache, port }) {
  const servers = await startServers({ name: 'load', freshness: 2 });
  try {
    const provider = await startProvider();
    servers.onStop(provider.stop);
    const add = (/** @type {string} */ name, /** @type {number} */ nth) =>
      addShop(servers, {
        name,
        woocommerce,
        theme: THEME,
        isCached: false,
        muPlugins: [OWN_MU_PLUGINS],
        ...(wp === undefined ? {} : { wp }),
        ...(port ? { port: port + nth } : {}),
      });
    const stock = await add('stock', 0);
    const plugin = await add('plugin', 1);
    await stock.runPhp(setPlugin(false));
    await plugin.runPhp(setPlugin(true));
    await plugin.runPhp(withProvider(provider.port));
    await Promise.all([stock, plugin].map((site) => site.chooseObjectCache(isObjectCache)));
    const pages = (await demoPages(plugin)).filter(({ name }) => VISITED.includes(name));
    const product = String(/\d+$/.exec(await fillCartPath(plugin))?.[0]);
    const label = `${plugin.label}, MariaDB${isObjectCache ? ', Redis as object cache' : ''}`;
    const token = await plugin.runPhp(TOKEN);
    return { token, label, stock, plugin, product, pages: pages.map(({ path }) => path), stop: servers.stop };
  } catch (error) {
    await servers.stop();
    throw error;
  }
}

/** @typedef {Awaited<ReturnType<typeof startTwins>>} Twins */

/** A provider of logins, as far as the beginning of one asks it. */
async function startProvider() {
  const server = createServer((_request, response) => {
    const at = `http://${HOST}:${port}`;
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        issuer: at,
        authorization_endpoint: `${at}/authorize`,
        token_endpoint: `${at}/token`,
        jwks_uri: `${at}/jwks`,
      }),
    );
  });
  await new Promise((resolve) => server.listen(0, HOST, () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, stop };
}

/** @typedef {{ memory: number, queries: number }} Cost */

/**
 * What each of these requests costs PHP, alone on the machine: medians over some rounds.
 *
 * @param {import('./stack.mjs').StackSite} site
 * @param {() => Promise<unknown>} ask Sends one request with the header `X-Test-Cost`.
 * @returns {Promise<Cost>}
 */
export async function costOf(site, ask) {
  const file = join(site.tree, 'wp-content/load-costs');
  // Before it is measured, what is only done once is done.
  await ask();
  await pause();
  rmSync(file, { force: true });
  for (let round = 0; round < 9; round++) await ask();
  await pause();
  /** @type {Cost[]} */
  const costs = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const middle = (/** @type {'memory' | 'queries'} */ what) =>
    costs.map((cost) => cost[what]).sort((one, other) => one - other)[costs.length >> 1] ?? 0;
  return { memory: middle('memory'), queries: middle('queries') };
}

/** The cost is noted when the answer has been sent. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 300));
