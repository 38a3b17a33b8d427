import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configureTree, installWordPress, link, linkMounts, runnerOf } from './php-tree.mjs';
import { step } from './progress.mjs';
import { ROOT } from './root.mjs';
import { runPhp } from './run-php.mjs';
import { planSite } from './site-plan.mjs';
import { freePort, HOST, listen } from './site-server.mjs';
import { prepareMounts, setUp } from './site-setup.mjs';
import { nginxConfig } from './stack-config.mjs';
import { isRoot, startServers } from './stack-servers.mjs';
import { startService } from './stack-service.mjs';

export const STACK_DIR = join(ROOT, 'tests/stack');
const DROP_IN = join(STACK_DIR, 'object-cache.php');

const SHOP_PAGES = `<?php
$path = static fn(string $page): string => wp_make_link_relative(wc_get_page_permalink($page));
echo json_encode(array_map($path, ['cart', 'checkout', 'myaccount']));`;

/**
 * A site on the stack.
 *
 * @typedef {import('./site.mjs').Site & {
 *   pids: Record<string, number>,
 *   database: { socket: string, name: string },
 *   chooseObjectCache: (isUsed: boolean) => Promise<void>,
 * }} StackSite
 */

/**
 * @typedef {object} ShopOptions
 * @property {string} name Of its folder and its database.
 * @property {number} [port] Without it, a free one.
 * @property {string} [wp] As --wp of npm start.
 * @property {string} [woocommerce] As --woocommerce of npm start.
 * @property {string} [theme] A theme's folder, for the demo's.
 * @property {string[]} [muPlugins] Folders of must-use plugins.
 * @property {string[]} [morePlugins] Folders of plugins that are there, but not active.
 * @property {string[]} [moreThemes] Folders of themes that are there, but not switched to.
 * @property {boolean} [isCached] Whether nginx keeps whole pages; it does without this.
 * @property {string} [plugin] Where the plugin's folder is, if not in the project.
 * @property {boolean} [quiet]
 */

/**
 * One shop on a stack of its own.
 *
 * @param {ShopOptions} options
 * @returns {Promise<StackSite>}
 */
export async function startStack(options) {
  if (options.port) await isFree(options.port);
  const servers = await startServers(options);
  try {
    return { ...(await addShop(servers, options)), stop: servers.stop };
  } catch (error) {
    await servers.stop();
    throw error;
  }
}

/** Says before anything is started that a port is in use. @param {number} port */
const isFree = async (port) => void (await (await listen(port, () => {})).stop());

/**
 * Adds a shop to running servers: a database, a tree and an nginx, which end with them.
 *
 * @param {import('./stack-servers.mjs').StackServers} servers
 * @param {ShopOptions} options
 * @returns {Promise<StackSite>}
 */
export async function addShop(servers, options) {
  const { name, port = await freePort(), muPlugins = [], isCached = true, quiet = false, plugin } = options;
  const plan = await planSite(options);
  const dir = join(servers.dir, name);
  const tree = join(dir, 'wordpress');
  const url = `http://${HOST}:${port}`;
  const { muPlugins: _, ...wanted } = options;
  const mounts = await prepareMounts(plan, wanted);
  const pristine = await plan.wordpress.prepare(quiet);
  const runtime = { run: runnerOf(tree) };
  const label = `WordPress ${plan.wordpress.version}, ${plan.shop.label}, PHP ${servers.programs.phpVersion} (php-fpm)`;
  const make = async () => {
    cpSync(pristine, tree, { recursive: true });
    linkMounts(tree, mounts);
    if (plugin) link(plugin, join(tree, 'wp-content/plugins/mullion'));
    for (const folder of muPlugins) linkFiles(folder, join(tree, 'wp-content/mu-plugins'));
    createDatabase(servers, databaseOf(name));
    configureTree(tree, url, constantsOf(servers, name, dir));
    await installWordPress(runtime.run);
  };
  await step(`Installing ${label}`, make, quiet);
  await setUp(runtime, plan, join(dir, 'setup'), quiet);
  const code = (/** @type {string} */ source) => runPhp(runtime, { what: 'A PHP script', code: source });
  const shopPages = JSON.parse(await code(SHOP_PAGES));
  const config = join(dir, 'nginx.conf');
  const fpm = servers.sockets.fpm;
  writeFileSync(config, nginxConfig({ dir, tree, fpm, port, shopPages, isCached, isRoot }));
  const nginx = await startService({
    name: `${name}-nginx`,
    dir: servers.dir,
    command: servers.programs.web,
    args: ['-c', config, '-e', join(dir, 'nginx.error.log')],
    isUp: () => isServing(url),
  });
  servers.onStop(nginx.stop);
  return {
    url,
    label,
    mail: `${url}/mail/`,
    tree,
    debugLog: join(tree, 'wp-content/debug.log'),
    pids: { ...servers.pids, nginx: nginx.pid },
    database: { socket: servers.sockets.database, name: databaseOf(name) },
    runPhp: code,
    chooseObjectCache: async (isUsed) => {
      const dropIn = join(tree, 'wp-content/object-cache.php');
      rmSync(dropIn, { force: true });
      if (isUsed) copyFileSync(DROP_IN, dropIn);
      // What it kept the last time it was used is older than the database.
      if (isUsed) await code('<?php wp_cache_flush();');
    },
    stop: servers.stop,
  };
}

const databaseOf = (/** @type {string} */ name) => `shop_${name.replace(/\W/g, '_')}`;

/** @param {import('./stack-servers.mjs').StackServers} servers @param {string} name @param {string} dir */
const constantsOf = (servers, name, dir) => ({
  DB_NAME: databaseOf(name),
  DB_USER: 'root',
  DB_PASSWORD: '',
  DB_HOST: `localhost:${servers.sockets.database}`,
  DB_CHARSET: 'utf8mb4',
  DB_COLLATE: '',
  MULLION_TEST_REDIS: servers.sockets.cache,
  MULLION_TEST_REDIS_PREFIX: `${name}:`,
  MULLION_TEST_PAGES: join(dir, 'pages'),
});

/** @param {import('./stack-servers.mjs').StackServers} servers @param {string} name */
function createDatabase({ programs, sockets }, name) {
  const code = `$db = new mysqli('localhost', 'root', '', '', 0, getenv('MULLION_SOCKET'));
$db->query('CREATE DATABASE ${name} CHARACTER SET utf8mb4');`;
  execFileSync(programs.php, ['-r', code], { env: { ...process.env, MULLION_SOCKET: sockets.database } });
}

/** @param {string} from @param {string} to */
function linkFiles(from, to) {
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from)) link(join(from, file), join(to, file));
}

/** @param {string} url */
async function isServing(url) {
  const answer = await fetch(`${url}/wp-includes/css/buttons.css`).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer !== undefined;
}
