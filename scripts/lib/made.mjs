import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Data of widgets that several languages read: beside `presets.json` stands `presets.mjs`, each function of
 * which makes something of it. `presets.json?style` is what the function `style` makes.
 */

/** The data in a folder: each `.json` that has such an `.mjs`. */
export const dataIn = (/** @type {string} */ folder) =>
  readdirSync(folder).filter(
    (file) => file.endsWith('.json') && existsSync(join(folder, file.replace(/json$/, 'mjs'))),
  );

/**
 * What is made of data; `null` where nothing is made of it by that name.
 *
 * @param {string} address The path of the data, a question mark and the name of the function.
 */
export async function made(address) {
  const [, file, what] = /^(.+)\.json\?(\w+)$/.exec(address) ?? [];
  if (!file || !what || !existsSync(`${file}.mjs`)) return null;
  const { [what]: make } = await import(pathToFileURL(`${file}.mjs`).href);
  return make?.(JSON.parse(readFileSync(`${file}.json`, 'utf8'))) ?? null;
}

/** Where in a stylesheet the made rules stand. */
const IN_STYLE = /\/\* made of (\.\S+\.json\?\w+) \*\//g;

/**
 * Gives scripts and stylesheets what is {@link made} of data: a script imports `./presets.json?columns`, a
 * stylesheet has the comment `made of ./presets.json?style`.
 *
 * @returns {import('vite').Plugin}
 */
export const madeOfData = () => ({
  name: 'mullion:made-of-data',
  enforce: 'pre',
  async load(id) {
    const values = await made(id);
    if (!values) return null;
    const lines = Object.entries(values).map(
      ([name, value]) => `export const ${name} = ${value instanceof RegExp ? value : JSON.stringify(value)};`,
    );
    return { code: lines.join('\n'), moduleType: 'js' };
  },
  async transform(code, id) {
    const [sheet = ''] = id.split('?');
    if (!sheet.endsWith('.css')) return null;
    let text = code;
    for (const [comment, address = ''] of code.matchAll(IN_STYLE)) {
      const path = resolve(dirname(sheet), address);
      this.addWatchFile(path.replace(/\?.*/, ''));
      text = text.replace(comment, String(await made(path)));
    }
    return text === code ? null : { code: text, map: null };
  },
});
