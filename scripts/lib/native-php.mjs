import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillOnce, writeFiles } from './archive.mjs';
import { configureTree, installWordPress, LIMITS, linkMounts, runnerOf } from './php-tree.mjs';
import { WORKERS } from './site-constants.mjs';
import { freePort, HOST } from './site-server.mjs';
import { sqlitePlugin } from './site-tools.mjs';

const ROUTER = fileURLToPath(new URL('native-router.php', import.meta.url));
const NEEDED =
  'version_compare(PHP_VERSION, "8.1", ">=") && extension_loaded("pdo_sqlite") && extension_loaded("mbstring")';

/** The version of this machine's PHP, if it can run WordPress with SQLite; else undefined. */
export function nativePhp() {
  try {
    return execFileSync('php', ['-r', `if (${NEEDED}) echo PHP_VERSION;`], { encoding: 'utf8' }) || undefined;
  } catch {
    return undefined;
  }
}

/** The PHP for a site that nobody asked for by version: this machine's, which is fast, or WebAssembly's. */
export const fastestPhp = () => (nativePhp() ? 'native' : '8.3');

/**
 * Boots a WordPress tree on this machine's own PHP: several times faster than WebAssembly.
 *
 * @param {{ url: string, tree: string, mounts: import('./playground.mjs').Mount[] }} site
 * @returns {Promise<import('./playground.mjs').Runtime>}
 */
export async function bootNative({ url, tree, mounts }) {
  linkMounts(tree, mounts);
  await addDatabase(tree);
  configureTree(tree, url, { DB_NAME: 'wordpress' });
  const run = runnerOf(tree);
  await installWordPress(run);
  const port = await freePort();
  const server = spawn('php', [...LIMITS, '-S', `${HOST}:${port}`, '-t', tree, ROUTER], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: String(WORKERS) },
    stdio: 'ignore',
    // Its workers end with their group alone.
    detached: true,
  });
  let isRunning = true;
  const stop = () => {
    if (isRunning && server.pid) process.kill(-server.pid);
    isRunning = false;
  };
  server.once('close', () => {
    isRunning = false;
  });
  process.once('exit', stop);
  await untilUp(port);
  return { run, stop, answer: (request, response) => pass(port, request, response) };
}

/** @param {string} tree */
async function addDatabase(tree) {
  const plugin = join(tree, 'wp-content/plugins/sqlite-database-integration');
  await fillOnce(plugin, (dir) => writeFiles(sqlitePlugin(), dir, 'plugin-sqlite-database-integration/'));
  const dropIn = readFileSync(join(plugin, 'db.copy'), 'utf8');
  writeFileSync(
    join(tree, 'wp-content/db.php'),
    dropIn.replace('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', plugin),
  );
}

/** @param {number} port */
async function untilUp(port) {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://${HOST}:${port}/wp-includes/css/buttons.css`).catch(() => undefined);
    if (answer) return void (await answer.arrayBuffer());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('php -S did not answer within 10 s');
}

/**
 * @param {number} port
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function pass(port, request, response) {
  return new Promise((resolve, reject) => {
    const { method, url: path, headers } = request;
    const upstream = ask({ host: HOST, port, method, path, headers: { ...headers, connection: 'close' } });
    upstream.once('error', reject).once('response', (answer) => {
      const { connection: _, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(response).once('close', () => resolve(undefined));
    });
    // Who leaves is gone for PHP too, as behind a server.
    response.once('close', () => upstream.destroy());
    request.pipe(upstream);
  });
}
