import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fillOnce, openZip, writeFiles } from './archive.mjs';
import { SITE_CONSTANTS, WORKERS } from './site-constants.mjs';
import { freePort, HOST } from './site-server.mjs';

const ROUTER = fileURLToPath(new URL('native-router.php', import.meta.url));
// The SQLite that WordPress Playground brings, so that both runtimes have the same database.
const SQLITE_ZIP = join(
  dirname(fileURLToPath(import.meta.resolve('@wp-playground/cli/package.json'))),
  'sqlite-database-integration.zip',
);
const NEEDED =
  'version_compare(PHP_VERSION, "8.1", ">=") && extension_loaded("pdo_sqlite") && extension_loaded("mbstring")';
// A file that was changed counts with the next request, not two seconds later.
const FRESH = ['-d', 'opcache.revalidate_freq=0'];
const LIMITS = ['-d', 'memory_limit=1G', '-d', 'max_execution_time=120', ...FRESH];
const INSTALL = `define('WP_INSTALLING', true);
require ABSPATH_OF_SITE . 'wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
if (!is_blog_installed()) { wp_install('Mullion', 'admin', 'admin@example.com', true, '', 'password'); }`;

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
  for (const { hostPath, vfsPath } of mounts) link(hostPath, join(tree, vfsPath.replace('/wordpress/', '')));
  await addDatabase(tree);
  writeFileSync(join(tree, 'wp-config.php'), configFor(url));
  const run = async (/** @type {string} */ code, /** @type {Record<string, string>} */ env = {}) => {
    const php = [...LIMITS, '-r', `const ABSPATH_OF_SITE = ${JSON.stringify(`${tree}/`)}; ${code}`];
    const options = { env: { ...process.env, ...env }, maxBuffer: 1e8 };
    const { stdout } = await promisify(execFile)('php', php, options).catch(({ stdout, stderr }) => {
      throw new Error(`${stdout}${stderr}`);
    });
    return stdout;
  };
  await run(INSTALL);
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

/** @param {string} target @param {string} path */
function link(target, path) {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

/** @param {string} tree */
async function addDatabase(tree) {
  const plugin = join(tree, 'wp-content/plugins/sqlite-database-integration');
  await fillOnce(plugin, (dir) =>
    writeFiles(openZip(readFileSync(SQLITE_ZIP), SQLITE_ZIP), dir, 'plugin-sqlite-database-integration/'),
  );
  const dropIn = readFileSync(join(plugin, 'db.copy'), 'utf8');
  writeFileSync(
    join(tree, 'wp-content/db.php'),
    dropIn.replace('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', plugin),
  );
}

/** @param {string} url */
function configFor(url) {
  const constants = Object.entries({
    ...SITE_CONSTANTS,
    WP_HOME: url,
    WP_SITEURL: url,
    DB_NAME: 'wordpress',
  });
  const lines = constants.map(([name, value]) => `define('${name}', ${JSON.stringify(value)});`);
  return `<?php
${lines.join('\n')}
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
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
    request.pipe(upstream);
  });
}
