import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { po } from 'gettext-parser';
import { editorFile, noteOf, sentencesOf } from './editor-fields.mjs';
import { phpSentences } from './php-sentences.mjs';
import { ROOT } from './root.mjs';
import { keysByWidget, readStrings } from './strings.mjs';
import { widgetDefinitions, widgetNames } from './widgets.mjs';

/** For translators' programs; `npm run translations` writes them. */
export const POT = 'wp-plugin/languages/mullion.pot';
export const VIETNAMESE_PO = 'wp-plugin/languages/mullion-vi.po';

/** @typedef {Map<string, { notes: Set<string>, files: Set<string> }>} Catalogue Every English sentence of the product. */

/** @returns {Promise<Catalogue>} In alphabetical order, so that a new sentence is one place in a diff. */
export async function readCatalogue() {
  /** @type {Catalogue} */
  const catalogue = new Map();
  const add = (/** @type {string} */ file, /** @type {string} */ text, note = '') => {
    const { notes, files } = catalogue.get(text) ?? { notes: new Set(), files: new Set() };
    if (note) notes.add(note);
    catalogue.set(text, { notes, files: files.add(file) });
  };
  for (const file of phpFiles()) {
    const code = readFileSync(join(ROOT, file), 'utf8');
    for (const { text, note } of phpSentences(code, file)) add(file, text, note);
  }
  for (const [, text] of pluginHeader().matchAll(/^ \* (?:Plugin Name|Description): +(.+)$/gm))
    add('wp-plugin/mullion.php', text);
  addScripts(add);
  for (const name of widgetNames())
    for (const text of sentencesOf(editorFile(name) ?? {}))
      add(`widgets/${name}/editor.json`, text, noteOf(text));
  for (const { name, title } of /** @type {Array<{ name: string, title?: string }>} */ (
    await widgetDefinitions()
  ))
    if (title) add(`widgets/${name}/index.ts`, title);
  return new Map([...catalogue].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** @param {(file: string, text: string, note?: string) => void} add */
function addScripts(add) {
  const { strings, notes } = readStrings();
  const widgetOf = new Map(
    Object.entries(keysByWidget()).flatMap(([name, keys]) => keys.map((key) => [key, name])),
  );
  for (const [key, text] of Object.entries(strings)) {
    const widget = widgetOf.get(key);
    add(widget ? `widgets/${widget}/strings.json` : 'src/i18n/strings.json', text, notes[key]);
  }
}

const pluginHeader = () => readFileSync(join(ROOT, 'wp-plugin/mullion.php'), 'utf8').split('*/')[0] ?? '';

/** The product's own; what the build makes is read where it comes from. */
const phpFiles = () =>
  ['wp-plugin', 'widgets'].flatMap((folder) =>
    /** @type {string[]} */ (readdirSync(join(ROOT, folder), { recursive: true }))
      .map((path) => `${folder}/${path.split(sep).join('/')}`)
      .filter((path) => path.endsWith('.php') && !/^wp-plugin\/(build|lib)\//.test(path))
      .sort(),
  );

/** @param {Catalogue} catalogue */
export const potOf = (catalogue) => compiled(catalogue, { Language: '' }, () => '');

/** @param {Catalogue} catalogue */
export function vietnamesePoOf(catalogue) {
  const { vi } = readStrings();
  const headers = { Language: 'vi', 'Plural-Forms': 'nplurals=1; plural=0;' };
  return compiled(catalogue, headers, (text) => vi[text] ?? '');
}

/**
 * Without dates and lines: the same sentences give the same file.
 *
 * @param {Catalogue} catalogue
 * @param {Record<string, string>} headers
 * @param {(text: string) => string} translate
 */
function compiled(catalogue, headers, translate) {
  const entries = [...catalogue].map(([msgid, { notes, files }]) => {
    const extracted = [...notes].map((note) => `translators: ${note}`).join('\n');
    return [
      msgid,
      {
        msgid,
        msgstr: [translate(msgid)],
        comments: {
          extracted,
          reference: [...files].join('\n'),
          flag: /%(\d\$)?[sd]/.test(msgid) ? 'php-format' : '',
        },
      },
    ];
  });
  const all = {
    'Project-Id-Version': 'Mullion',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Domain': 'mullion',
    ...headers,
  };
  const translations = { '': Object.fromEntries([['', { msgid: '', msgstr: [''] }], ...entries]) };
  return `${po.compile({ charset: 'utf-8', headers: all, translations }, { foldLength: 0 })}\n`;
}
