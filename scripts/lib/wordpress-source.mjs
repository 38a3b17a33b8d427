import { cpSync, existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { download, fillOnce, fingerprint, openZip, prefixOf, writeFiles } from './archive.mjs';
import { CACHE_DIR } from './paths.mjs';
import { step } from './progress.mjs';
import { DEFAULT_WORDPRESS, fetchWordPress } from './site-tools.mjs';
import { UserError } from './user-error.mjs';
import { isOlder, isVersion } from './versions.mjs';

const OLDEST = '6.5';
const VERSION_FILE = 'wp-includes/version.php';
const LATEST_URL = 'https://api.wordpress.org/core/version-check/1.7/';
const REMEDY = 'Leave --wp out to use the WordPress that npm fetches, or give a folder or a zip.';

/**
 * A WordPress that a site can be copied from.
 *
 * @typedef {object} WordPressSource
 * @property {string} version
 * @property {string} id Names the site's folder: two different trees never share a site.
 * @property {(quiet?: boolean) => Promise<string>} prepare Gives the folder of the pristine tree.
 */

/**
 * Finds the WordPress that `--wp` asks for, without writing anything.
 *
 * @param {string} wanted
 * @returns {Promise<WordPressSource>}
 */
export async function findWordPress(wanted) {
  const source = await (byDefault(wanted) ?? released(wanted) ?? fromDisk(wanted));
  if (isOlder(source.version, OLDEST)) {
    throw new UserError(
      `--wp ${wanted} is WordPress ${source.version}; Mullion needs ${OLDEST} or newer. ${REMEDY}`,
    );
  }
  return source;
}

/** @param {string} wanted */
function byDefault(wanted) {
  const { name, version } = DEFAULT_WORDPRESS;
  if (wanted !== name && wanted !== version) return undefined;
  return unpacked(version, version, `Fetching WordPress ${version}, 160 MB (once)`, fetchWordPress);
}

/** @param {string} wanted */
async function latest(wanted) {
  const answer = await download(LATEST_URL, `--wp ${wanted}: the number of the latest WordPress`, REMEDY);
  return JSON.parse(new TextDecoder().decode(answer)).offers[0].version;
}

/** @param {string} wanted */
function released(wanted) {
  if (wanted !== 'latest' && !isVersion(wanted)) return undefined;
  return (async () => {
    const version = wanted === 'latest' ? await latest(wanted) : wanted;
    return unpacked(version, version, `Downloading WordPress ${version} (once)`, async (dir) => {
      const url = `https://downloads.wordpress.org/release/wordpress-${version}.zip`;
      const zip = await download(url, `--wp ${wanted}: WordPress ${version}`, REMEDY);
      writeFiles(openZip(zip, url), dir, 'wordpress/');
    });
  })();
}

/** @param {string} wanted */
function fromDisk(wanted) {
  const path = resolve(wanted);
  if (!existsSync(path)) {
    throw new UserError(`--wp ${wanted}: there is no such folder, zip file or version. ${REMEDY}`);
  }
  if (statSync(path).isDirectory()) {
    const file = join(path, VERSION_FILE);
    const version = existsSync(file) ? versionIn(readFileSync(file, 'utf8')) : undefined;
    if (!version) throw notWordPress(wanted);
    return unpacked(
      version,
      `${version}-${fingerprint(path)}`,
      `Copying WordPress ${version} (once)`,
      (dir) => copyCore(path, dir),
    );
  }
  const zip = readFileSync(path);
  const files = openZip(zip, `--wp ${wanted}`);
  const prefix = prefixOf(files, VERSION_FILE);
  const version =
    prefix === undefined ? undefined : versionIn(new TextDecoder().decode(files[prefix + VERSION_FILE]));
  if (!version) throw notWordPress(wanted);
  return unpacked(version, `${version}-${fingerprint(zip)}`, `Unpacking WordPress ${version} (once)`, (dir) =>
    writeFiles(files, dir, prefix),
  );
}

/** @param {string} wanted */
const notWordPress = (wanted) =>
  new UserError(`--wp ${wanted} is no WordPress: it has no ${VERSION_FILE}. ${REMEDY}`);

const versionIn = (/** @type {string} */ php) => /\$wp_version\s*=\s*'([^']+)'/.exec(php)?.[1];

/** A folder may be somebody's live site: its settings, plugins, uploads and data stay behind. */
function copyCore(/** @type {string} */ from, /** @type {string} */ to) {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => {
      const [top = '', second = '', third = ''] = relative(from, path).split(sep);
      if (top !== 'wp-content') return top === '' || /^(wp-admin|wp-includes)$/.test(top) || isCoreFile(top);
      return second === '' || (second === 'themes' && (third === '' || third.startsWith('twenty')));
    },
  });
}

const isCoreFile = (/** @type {string} */ name) =>
  /^(index|xmlrpc|wp-(?!config\.php).+)\.php$/.test(basename(name));

/**
 * @param {string} version
 * @param {string} id
 * @param {string} what
 * @param {(dir: string) => unknown} fill
 * @returns {WordPressSource}
 */
function unpacked(version, id, what, fill) {
  const dir = join(CACHE_DIR, 'wordpress', id);
  const prepare = async (quiet = false) => {
    if (!existsSync(dir)) await step(what, () => fillOnce(dir, fill), quiet);
    return dir;
  };
  return { version, id, prepare };
}
