import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const NAME = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!.*[\\/]node_modules[\\/])/;
/** @type {Set<string>} */
const bundled = new Set();

/**
 * Notes which packages' code or styles a build writes.
 *
 * @returns {import('vite').Plugin}
 */
export const notePackages = () => ({
  name: 'mullion-note-packages',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(file.modules)) {
        const name = NAME.exec(id)?.[1];
        if (name && (renderedLength > 0 || /\.css(\?|$)/.test(id))) bundled.add(name);
      }
    }
  },
});

/**
 * The licences of all that the plugin carries of others, for the zip.
 *
 * @param {Iterable<string>} [names] Packages; those that this process has built in, unless given.
 */
export function noticesText(names = bundled) {
  const packages = [...names]
    .sort()
    .map((name) => notice(join(ROOT, 'node_modules', name), manifestOf(name)));
  const phpJwt = notice(join(ROOT, 'wp-plugin/lib/php-jwt'), {
    name: 'firebase/php-jwt',
    license: 'BSD-3-Clause',
  });
  return `Mullion carries code of these projects, each under its own licence.\n\n${[...packages, phpJwt].join('\n')}`;
}

/** @param {string} name @returns {{ name: string, version?: string, license: string }} */
const manifestOf = (name) =>
  JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'));

/** @param {string} dir @param {{ name: string, version?: string, license: string }} manifest */
function notice(dir, { name, version, license }) {
  const file = readdirSync(dir).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  if (!file) throw new Error(`${name} has no licence file; it cannot be shipped without its notice.`);
  const title = [name, version, `(${license})`].filter(Boolean).join(' ');
  return `${'='.repeat(80)}\n${title}\n${'='.repeat(80)}\n\n${readFileSync(join(dir, file), 'utf8').trim()}\n`;
}
