import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fillOnce, openZip, writeFiles } from './archive.mjs';
import { installLocked, takeFromPackage } from './package-files.mjs';
import { CACHE_DIR } from './paths.mjs';
import { step } from './progress.mjs';

// Too large for everybody who installs the project: fetched by the first start that needs them.

/** The WordPress that sites have by default: the oldest that the plugin supports. */
export const DEFAULT_WORDPRESS = { name: '6.5', version: '6.5.5' };

const WORDPRESS_BUILDS = {
  name: '@wp-playground/wordpress-builds',
  version: '0.9.19',
  integrity:
    'sha512-dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw==',
};

const PLAYGROUND_LOCK = fileURLToPath(new URL('../playground/', import.meta.url));
const locked = JSON.parse(readFileSync(join(PLAYGROUND_LOCK, 'package-lock.json'), 'utf8')).packages[
  'node_modules/@wp-playground/cli'
];
const PLAYGROUND = { name: '@wp-playground/cli', version: locked.version, integrity: locked.integrity };
const PLAYGROUND_DIR = join(CACHE_DIR, 'tools', `playground-${PLAYGROUND.version}`);

// The SQLite that WordPress Playground brings, so that both runtimes have the same database.
const SQLITE = 'sqlite-database-integration.zip';
const SQLITE_DIR = join(CACHE_DIR, 'tools', `sqlite-${PLAYGROUND.version}`);

/** Writes the default WordPress into a folder. */
export function fetchWordPress(/** @type {string} */ dir) {
  const { name } = DEFAULT_WORDPRESS;
  const builds = join(dir, '.builds');
  mkdirSync(builds);
  const [php, rest] = [`src/wordpress/wp-${name}.zip`, `public/wp-${name}`];
  takeFromPackage(WORDPRESS_BUILDS, [php, rest], builds);
  writeFiles(openZip(readFileSync(join(builds, php)), php), dir);
  // The zip has PHP only: scripts, styles and pictures are laid over it.
  cpSync(join(builds, rest), dir, { recursive: true });
  rmSync(join(dir, 'wordpress-remote-asset-paths'), { force: true });
  rmSync(builds, { recursive: true });
}

/**
 * Fetches what a site needs besides WordPress, once: PHP in WebAssembly, or for this machine's PHP the SQLite plugin alone.
 *
 * @param {boolean} isNative
 * @param {boolean} [quiet]
 */
export async function prepareRuntime(isNative, quiet) {
  if (isNative) {
    const take = (/** @type {string} */ dir) => takeFromPackage(PLAYGROUND, [SQLITE], dir);
    await fetchOnce(SQLITE_DIR, "Fetching WordPress's SQLite plugin", take, quiet);
  } else {
    const install = (/** @type {string} */ dir) => installLocked(PLAYGROUND_LOCK, dir);
    await fetchOnce(PLAYGROUND_DIR, 'Fetching PHP in WebAssembly, 480 MB', install, quiet);
  }
}

/** The SQLite plugin's files, after `prepareRuntime(true)`. */
export const sqlitePlugin = () => openZip(readFileSync(join(SQLITE_DIR, SQLITE)), SQLITE);

/** Playground's module, after `prepareRuntime(false)`. */
export const importPlayground = () =>
  import(pathToFileURL(join(PLAYGROUND_DIR, 'node_modules', PLAYGROUND.name, 'index.js')).href);

/**
 * @param {string} dir
 * @param {string} what
 * @param {(dir: string) => void} fill
 * @param {boolean | undefined} quiet
 */
async function fetchOnce(dir, what, fill, quiet) {
  if (!existsSync(dir)) await step(`${what} (once)`, () => fillOnce(dir, fill), quiet);
}
