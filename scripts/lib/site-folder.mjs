import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fillOnce } from './archive.mjs';
import { CACHE_DIR } from './paths.mjs';
import { UserError } from './user-error.mjs';

const SITES_DIR = join(CACHE_DIR, 'sites');

/** Where a site lives: its WordPress tree with the database in it, and what it was last set up with. */
export function siteFolder(/** @type {string} */ name) {
  const dir = join(SITES_DIR, name);
  return {
    dir,
    tree: join(dir, 'wordpress'),
    setupFile: join(dir, 'setup'),
    lockFile: join(SITES_DIR, `${name}.lock`),
  };
}

/** Makes a site from a pristine tree, unless it is there; all of it or nothing. */
export function createSite(/** @type {string} */ name, /** @type {string} */ pristine) {
  return fillOnce(siteFolder(name).dir, (dir) =>
    cpSync(pristine, join(dir, 'wordpress'), { recursive: true }),
  );
}

/** Removes one site with its data. */
export function resetSite(/** @type {string} */ name) {
  rmSync(siteFolder(name).dir, { recursive: true, force: true });
}

/**
 * Keeps a second process away from a site: two that write one SQLite database would destroy it.
 *
 * @param {string} name
 * @returns {() => void} Gives the site free.
 */
export function lockSite(name) {
  const { lockFile } = siteFolder(name);
  mkdirSync(SITES_DIR, { recursive: true });
  const owner = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8')) : 0;
  if (owner && owner !== process.pid && isRunning(owner)) {
    throw new UserError(`The site "${name}" is already running (process ${owner}). Stop that one first.`);
  }
  writeFileSync(lockFile, String(process.pid));
  const release = () => rmSync(lockFile, { force: true });
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

function isRunning(/** @type {number} */ pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A value that changes when a setting or a file of the folders does. */
export function setupStamp(/** @type {object} */ settings, /** @type {string[]} */ ...dirs) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const dir of dirs) {
    for (const file of /** @type {string[]} */ (readdirSync(dir, { recursive: true })).sort()) {
      const { size, mtimeMs } = statSync(join(dir, file));
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
