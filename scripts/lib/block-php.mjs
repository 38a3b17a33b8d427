import { editorFile, fieldsOf, isInside, noteOf } from './editor-fields.mjs';
import { quoted } from './strings.mjs';

/**
 * PHP that the build writes of the widgets that are blocks: one file for every request, without a sentence, and one for
 * the editor.
 *
 * @typedef {import('./editor-fields.mjs').Field} Field
 * @typedef {import('./editor-fields.mjs').EditorFile} EditorFile
 * @typedef {import('../../src/registry/define-widget').Widget} Definition
 */

/** JSON types of block attributes; the others are strings. @type {Record<string, object>} */
const TYPES = {
  flag: { type: 'boolean' },
  'optional-flag': { type: 'boolean' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  picture: { type: 'integer' },
  pictures: { type: 'array', items: { type: 'integer' } },
};

/** What WordPress is told for each word of `supports`; `html` and `contentRole` are everybody's. */
const SUPPORTS = {
  align: { align: ['wide', 'full'] },
  color: { color: { background: true, text: true } },
  spacing: { spacing: { margin: true, padding: true } },
  typography: { typography: { fontSize: true } },
};

/** @param {Definition[]} definitions */
export const blocksOf = (definitions) =>
  definitions.flatMap((definition) => {
    const file = editorFile(definition.name);
    return file?.fields ? [{ definition, file, fields: fieldsOf(definition, file) }] : [];
  });

/**
 * Returns `['countdown' => ['title' => …, 'attributes' => …, 'supports' => …, 'fields' => …], …]`.
 *
 * @param {Definition[]} definitions
 */
export function blocksPhp(definitions) {
  const blocks = blocksOf(definitions).map(({ definition, file, fields }) => [
    definition.name,
    {
      title: file.title ?? definition.title,
      attributes: attributesOf(fields),
      supports: supportsOf(file),
      fields: bare(fields),
    },
  ]);
  return returning(php(Object.fromEntries(blocks)));
}

/**
 * Returns what authors read, translated: `['countdown' => ['title' => …, 'icon' => …, 'fields' => ['until' => …], …], …]`.
 *
 * @param {Definition[]} definitions
 */
export function blockWordsPhp(definitions) {
  const blocks = blocksOf(definitions).map(({ definition, file, fields }) => [
    definition.name,
    {
      title: said(file.title ?? definition.title),
      description: said(file.description ?? ''),
      keywords: said(file.keywords ?? ''),
      icon: file.icon ?? 'block-default',
      ...(file.example && { example: file.example }),
      variations: Object.keys(fields).find((prop) => fields[prop]?.variations) ?? '',
      fields: Object.fromEntries(Object.entries(fields).map(([prop, field]) => [prop, wordsOf(field)])),
    },
  ]);
  return returning(php(Object.fromEntries(blocks)));
}

/** @param {Field} field */
const wordsOf = ({ label, help, choices, variations }) => ({
  label: said(label),
  ...(variations && { variations }),
  ...(help && { help: said(help) }),
  ...(choices && {
    choices: Object.fromEntries(Object.entries(choices).map(([word, text]) => [word, said(text)])),
  }),
});

/** What a block keeps in its comment. @param {Record<string, Field>} fields */
export const attributesOf = (fields) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !isInside(field))
      .map(([prop, { kind, default: first }]) => [
        prop,
        { ...(TYPES[kind] ?? { type: 'string' }), ...(first && { default: first }) },
      ]),
  );

/** @param {Record<string, Field>} fields */
const bare = (fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([prop, { kind, min, max, words }]) => [
      prop,
      { kind, ...(min !== undefined && { min }), ...(max !== undefined && { max }), ...(words && { words }) },
    ]),
  );

/** @param {EditorFile} file */
export function supportsOf({ supports = [] }) {
  const parts = supports.map(
    (word) => /** @type {Record<string, object>} */ (SUPPORTS)[word] ?? unknown(word),
  );
  return Object.assign({ html: false, contentRole: true }, ...parts);
}

/** @returns {never} */
function unknown(/** @type {string} */ word) {
  throw new Error(`editor.json: "supports" has "${word}"; it should be one of ${Object.keys(SUPPORTS)}.`);
}

/** A sentence, to be translated where the file is read. */
class Said {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }
}
const said = (/** @type {string} */ text) => new Said(text);

/** What translators are told, above a sentence. @param {unknown} item @param {string} indent */
function comment(item, indent) {
  const note = item instanceof Said ? noteOf(item.text) : '';
  return note && `${indent}/* translators: ${note} */\n`;
}

/** A value as PHP has it. @param {unknown} value @returns {string} */
function php(value, indent = '    ') {
  if (value instanceof Said) return value.text === '' ? "''" : `__(${quoted(value.text)}, 'mullion')`;
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map((item) => php(item)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const lines = Object.entries(value).map(
    ([key, item]) => `${comment(item, indent)}${indent}${quoted(key)} => ${php(item, `${indent}    `)},\n`,
  );
  return lines.length === 0 ? '[]' : `[\n${lines.join('')}${indent.slice(4)}]`;
}

/** PHP that returns a value of JSON. @param {unknown} value */
export const returnedPhp = (value) => returning(php(value));

const returning = (/** @type {string} */ value) =>
  `<?php\n\ndefined('ABSPATH') || exit;\n\nreturn ${value};\n`;
