import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * Text of a package that is replaced.
 *
 * @typedef {{ why: string, from: string, to: string, times?: number }} Replacement
 *
 * @typedef {object} Patch
 * @property {string} package
 * @property {string} version The one that it was written for.
 * @property {Record<string, Replacement[]>} files By path in the package.
 */

/**
 * A package's file with its replacements, one after the other.
 *
 * @param {Patch} patch
 * @param {string} file
 * @param {string} code
 * @throws {Error} Where a text is not found as often as it has to be.
 */
export function patched({ package: name, files }, file, code) {
  let text = code;
  for (const { from, to, times = 1 } of files[file] ?? []) {
    const parts = text.split(from);
    if (parts.length - 1 !== times)
      throw new Error(
        `The patch of ${name} expects ${times} × “${from}” in ${file}, and finds ${parts.length - 1}.`,
      );
    text = parts.join(to);
  }
  return text;
}

/**
 * Applies a patch when the package's files are built.
 *
 * @param {Patch} patch
 * @param {string} [folder] The package's.
 * @returns {import('vite').Plugin}
 * @throws {Error} Where another version is installed.
 */
export function patchPackage(patch, folder = join(ROOT, 'node_modules', patch.package)) {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (version !== patch.version)
    throw new Error(
      `${patch.package} ${version} is installed, and its patch was written for ${patch.version}: look through it, then change its version.`,
    );
  const place = `/node_modules/${patch.package}/`;
  return {
    name: `mullion:patch-${patch.package}`,
    enforce: 'pre',
    // Made into a bundle of its own ahead of time, it would pass by this plugin.
    config: () => ({ optimizeDeps: { exclude: [patch.package] } }),
    transform(code, id) {
      const [path = ''] = id.split('?');
      const file = path.slice(path.lastIndexOf(place) + place.length);
      return path.includes(place) && patch.files[file]
        ? { code: patched(patch, file, code), map: null }
        : null;
    },
  };
}
