import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { zipSync } from 'fflate';
import { ROOT } from './root.mjs';
import { UserError } from './user-error.mjs';

const REQUIRED = ['readme.txt', 'mullion.php', 'build'];
// The same files give the same bytes: a zip can hold no date before 1980.
export const MTIME = new Date(1980, 0, 1);

/**
 * Packs a plugin's folder as WordPress installs it: below `mullion/`, without what only developers need.
 *
 * @param {string} pluginDir
 */
export function zipPlugin(pluginDir) {
  const missing = REQUIRED.find((name) => !existsSync(join(pluginDir, name)));
  if (missing)
    throw new UserError(`${join(pluginDir, missing)} is missing; the zip would not work without it.`);
  const files = filesOf(pluginDir, 'mullion/', isShipped);
  files['mullion/LICENSE'] = readFileSync(join(ROOT, 'LICENSE'));
  return {
    names: Object.keys(files).map((name) => name.slice('mullion/'.length)),
    bytes: zipSync(files, { level: 9, mtime: MTIME }),
  };
}

/**
 * A folder's files as a zip has them.
 *
 * @param {string} dir
 * @param {string} prefix What stands before their names: `mullion/`.
 * @param {(parts: string[]) => boolean} [isWanted] Of a name in pieces.
 * @returns {Record<string, Uint8Array>} By name, in its order.
 */
export function filesOf(dir, prefix, isWanted = () => true) {
  const names = /** @type {string[]} */ (readdirSync(dir, { recursive: true })).sort();
  const wanted = names.filter((name) => statSync(join(dir, name)).isFile() && isWanted(name.split(sep)));
  return Object.fromEntries(
    wanted.map((name) => [prefix + name.split(sep).join('/'), readFileSync(join(dir, name))]),
  );
}

/** @param {string[]} parts */
function isShipped(parts) {
  if (parts.some((part) => part.startsWith('.'))) return false;
  // Types are for who writes plugins: `npm pack` makes an archive of them.
  if (parts[0] === 'build' && parts[1] === 'types') return false;
  const name = parts.at(-1) ?? '';
  return name !== 'dev-server.json' && !name.endsWith('.map');
}
