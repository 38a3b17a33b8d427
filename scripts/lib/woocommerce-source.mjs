import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { download, fillOnce, fingerprint, openZip, prefixOf, writeFiles } from './archive.mjs';
import { CACHE_DIR, STAND_IN_DIR } from './paths.mjs';
import { step } from './progress.mjs';
import { UserError } from './user-error.mjs';
import { isOlder, isVersion } from './versions.mjs';

const OLDEST = '8.5';
const MAIN_FILE = 'woocommerce.php';
const REMEDY = 'Give the folder or the zip of a WooCommerce, or leave --woocommerce out to use the stand-in.';

/**
 * A shop plugin that a site can run.
 *
 * @typedef {object} ShopSource
 * @property {'stand-in' | 'woocommerce'} kind
 * @property {string} label
 * @property {string} id Names the site's folder; empty for the stand-in.
 * @property {string} plugin The plugin's main file, below wp-content/plugins.
 * @property {(quiet?: boolean) => Promise<string>} prepare Gives the plugin's folder.
 */

/**
 * Finds the shop that `--woocommerce` asks for, without writing anything.
 *
 * @param {string} wanted
 * @returns {Promise<ShopSource>}
 */
export async function findShop(wanted) {
  if (wanted === 'stand-in') return standIn();
  if (wanted === 'latest' || isVersion(wanted)) return released(wanted);
  const path = resolve(wanted);
  if (!existsSync(path)) {
    throw new UserError(`--woocommerce ${wanted}: there is no such folder, zip file or version. ${REMEDY}`);
  }
  return statSync(path).isDirectory() ? fromFolder(wanted, path) : fromZip(wanted, readFileSync(path));
}

/** @returns {ShopSource} */
function standIn() {
  const plugin = 'mullion-shop/mullion-shop.php';
  return { kind: 'stand-in', label: 'the stand-in shop', id: '', plugin, prepare: async () => STAND_IN_DIR };
}

/** @param {string} wanted */
async function released(wanted) {
  const dir = cachedRelease(wanted);
  if (existsSync(dir)) return fromFolder(wanted, dir);
  const release = wanted === 'latest' ? 'latest-stable' : wanted;
  const url = `https://downloads.wordpress.org/plugin/woocommerce.${release}.zip`;
  return fromZip(wanted, await download(url, `--woocommerce ${wanted}`, REMEDY), cachedRelease);
}

const cachedRelease = (/** @type {string} */ version) => join(CACHE_DIR, 'woocommerce', version);

/** @param {string} wanted @param {string} path */
function fromFolder(wanted, path) {
  const file = join(path, MAIN_FILE);
  const version = versionOf(wanted, existsSync(file) ? readFileSync(file, 'utf8') : '');
  return woocommerce(version, async () => path);
}

/**
 * @param {string} wanted
 * @param {Uint8Array} zip
 * @param {(version: string) => string} [place] Two zips of one version may differ, so the default tells them apart.
 */
function fromZip(wanted, zip, place = (version) => cachedRelease(`${version}-${fingerprint(zip)}`)) {
  const files = openZip(zip, `--woocommerce ${wanted}`);
  const prefix = prefixOf(files, MAIN_FILE) ?? '';
  const version = versionOf(wanted, new TextDecoder().decode(files[prefix + MAIN_FILE]));
  const dir = place(version);
  return woocommerce(version, async (quiet) => {
    const fill = (/** @type {string} */ to) => writeFiles(files, to, prefix);
    if (!existsSync(dir))
      await step(`Unpacking WooCommerce ${version} (once)`, () => fillOnce(dir, fill), quiet);
    return dir;
  });
}

/** @param {string} wanted @param {string} php */
function versionOf(wanted, php) {
  const version = /^[ \t*]*Version:\s*(\S+)/m.exec(php)?.[1];
  if (!/^[ \t*]*Plugin Name:\s*WooCommerce\s*$/m.test(php) || !version) {
    const sign = `a ${MAIN_FILE} with the header "Plugin Name: WooCommerce"`;
    throw new UserError(`--woocommerce ${wanted} is no WooCommerce: it lacks ${sign}. ${REMEDY}`);
  }
  if (isOlder(version, OLDEST)) {
    throw new UserError(
      `--woocommerce ${wanted} is version ${version}; Mullion needs ${OLDEST} or newer. ${REMEDY}`,
    );
  }
  return version;
}

/** @param {string} version @param {ShopSource['prepare']} prepare @returns {ShopSource} */
function woocommerce(version, prepare) {
  const label = `WooCommerce ${version}`;
  return {
    kind: 'woocommerce',
    label,
    id: `woocommerce-${version}`,
    plugin: 'woocommerce/woocommerce.php',
    prepare,
  };
}
