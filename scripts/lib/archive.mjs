import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { unzipSync } from 'fflate';
import { reasonOf, UserError } from './user-error.mjs';

const DOWNLOAD_TIMEOUT = 120_000;

/**
 * Fills a cache folder once: it appears complete or not at all, also when two processes start together.
 *
 * @param {string} dir
 * @param {(partial: string) => unknown} fill
 */
export async function fillOnce(dir, fill) {
  if (existsSync(dir)) return;
  const partial = `${dir}.partial-${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  try {
    await fill(partial);
    if (!existsSync(dir)) renameSync(partial, dir);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** Reads a zip's files by name. */
export function openZip(/** @type {Uint8Array} */ bytes, /** @type {string} */ name) {
  try {
    return unzipSync(bytes);
  } catch (error) {
    throw new UserError(
      `${name} is not a readable zip file (${reasonOf(error)}). Give another, or its folder.`,
    );
  }
}

/** Tells two folders or two archives of one version apart. */
export const fingerprint = (/** @type {string | Uint8Array} */ of) =>
  createHash('sha256').update(of).digest('hex').slice(0, 8);

/**
 * Writes a zip's files into a folder, without the folder that they share inside the zip.
 *
 * @param {Record<string, Uint8Array>} files
 * @param {string} dir
 * @param {string} prefix
 */
export function writeFiles(files, dir, prefix = '') {
  for (const [name, bytes] of Object.entries(files)) {
    if (!name.startsWith(prefix) || name.endsWith('/')) continue;
    const path = resolve(dir, name.slice(prefix.length));
    if (!path.startsWith(dir + sep))
      throw new UserError(`The zip holds ${name}, which lies outside of it. Don't use it.`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

/** The shortest prefix under which a zip holds a file, or undefined: `woocommerce/` for woocommerce.php. */
export function prefixOf(/** @type {Record<string, Uint8Array>} */ files, /** @type {string} */ file) {
  const found = Object.keys(files).filter((name) => name === file || name.endsWith(`/${file}`));
  return found.sort((a, b) => a.length - b.length)[0]?.slice(0, -file.length);
}

/**
 * Downloads a file; without a network, or for a release that doesn't exist, that is one clear line.
 *
 * @param {string} url
 * @param {string} what
 * @param {string} remedy
 */
export async function download(url, what, remedy) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT) });
    if (!response.ok) throw new Error(`the answer was ${response.status} ${response.statusText}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw new UserError(`${what} could not be had from ${url} (${reasonOf(error)}). ${remedy}`);
  }
}
