import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { widgetFile, widgetNames } from './widgets.mjs';

/**
 * What one part of the product says: `src/i18n/strings.json` for the runtime and the plugin's PHP, and
 * one beside each widget that speaks.
 *
 * @typedef {object} StringsFile
 * @property {Record<string, string>} [strings] English sentences of the scripts by key; `%s` is replaced in order.
 * @property {Record<string, string>} [notes] For translators, by key.
 * @property {Record<string, string>} [vi] Vietnamese by English, of the scripts and of the folder's PHP.
 */

const COMMON = join(ROOT, 'src/i18n/strings.json');

const files = () =>
  [COMMON, ...widgetNames().map((name) => join(ROOT, `widgets/${name}/strings.json`))].filter((path) =>
    existsSync(path),
  );

/**
 * Everything the product says, in one.
 *
 * @returns {Required<StringsFile>}
 */
export function readStrings() {
  const all = { strings: {}, notes: {}, vi: {} };
  for (const path of files()) {
    const { strings, notes, vi } = /** @type {StringsFile} */ (JSON.parse(readFileSync(path, 'utf8')));
    Object.assign(all.strings, strings);
    Object.assign(all.notes, notes);
    Object.assign(all.vi, vi);
  }
  return all;
}

/** The scripts' sentences in Vietnamese, as PHP prints them on the site. */
export function vietnameseStrings() {
  const { strings, vi } = readStrings();
  return Object.fromEntries(Object.entries(strings).map(([key, text]) => [key, vi[text] ?? text]));
}

/** The keys of each widget that speaks, and by an empty name those of what the runtime says. */
export const keysByWidget = () =>
  Object.fromEntries(
    [['', COMMON], ...widgetNames().map((name) => [name, widgetFile(name, 'strings.json')])]
      .filter(([, path]) => path)
      .map(([name, path]) => [name, Object.keys(JSON.parse(readFileSync(path, 'utf8')).strings ?? {})])
      .filter(([, keys]) => keys.length > 0),
  );

/** A PHP string. */
export const quoted = (/** @type {string} */ text) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/**
 * PHP that returns the keys of the scripts' sentences, and what translates one: a page says few of them. Literal calls, so
 * that translators' tools find them.
 */
export function stringsPhp() {
  const { strings, notes } = readStrings();
  const keys = Object.keys(strings).map((key) => `    ${quoted(key)},\n`);
  const lines = Object.entries(strings).map(([key, text]) => {
    const note = notes[key] ? `    /* translators: ${notes[key].replaceAll('*/', '* /')} */\n` : '';
    return `${note}    ${quoted(key)} => __(${quoted(text)}, 'mullion'),\n`;
  });
  const translate = `static fn(string $key): ?string => match ($key) {\n${lines.join('')}    default => null,\n}`;
  return `<?php\n\ndefined('ABSPATH') || exit;\n\nreturn [[\n${keys.join('')}], ${translate}];\n`;
}

/** The Vietnamese translation in the format that WordPress reads since 6.5. */
export function vietnamesePhp() {
  const lines = Object.entries(readStrings().vi).map(
    ([english, text]) => `        ${quoted(english)} => ${quoted(text)},\n`,
  );
  return `<?php\n\nreturn [\n    'domain' => 'mullion',\n    'language' => 'vi',\n    'plural-forms' => 'nplurals=1; plural=0;',\n    'messages' => [\n${lines.join('')}    ],\n];\n`;
}
