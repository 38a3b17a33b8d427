import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { worded } from './worded.mjs';

/**
 * What authors may set of a widget in the editor and in a shortcode, from `widgets/<name>/editor.json`: which props, and
 * what they are called. What a prop takes is declared in contract.ts, and its default in widget.php; `kind` stands in
 * editor.json only for what is no attribute of the element.
 *
 * @typedef {object} EditorField
 * @property {string} label English; its Vietnamese is in the widget's strings.json, as all of this file's.
 * @property {string} [help] A sentence below the control.
 * @property {string} [kind] `text` where nothing else says it.
 * @property {Record<string, string>} [choices] Labels of a choice's words.
 * @property {string} [default] What a block begins with, where that is not the widget's own default.
 * @property {string[]} [variations] Each word is a variation of the block; these stand in the inserter, too.
 *
 * @typedef {object} EditorFile
 * @property {string} [none] Why there is no block.
 * @property {string} [title] What the block is called, where the widget's title is that of what it takes over.
 * @property {string} [description]
 * @property {string} [keywords] Other words by which it is found in the inserter, with commas between.
 * @property {string} [icon] A name among WordPress's Dashicons.
 * @property {string[]} [supports]
 * @property {Record<string, unknown>} [example] By prop: what the inserter previews; without it the inserter has no preview.
 * @property {Record<string, EditorField>} [fields] By prop.
 *
 * @typedef {EditorField & { kind: string, min?: number, max?: number, words?: string[] }} Field
 * @typedef {import('../../src/registry/define-widget').Widget} Definition
 * @typedef {import('../../src/contract/attributes').AttributeType<unknown>} AttributeType
 */

const KINDS = [
  'text',
  'paragraph',
  'identifier',
  'url',
  'date-time',
  'picture',
  'pictures',
  'content',
  'part',
  'slides',
  'panels',
];

/** What stands between the block's comments, and not in them. @param {Field} field */
export const isInside = ({ kind }) => ['content', 'part', 'slides', 'panels'].includes(kind);

/** @param {string} name @returns {EditorFile | null} Null for a widget without that file. */
export function editorFile(name) {
  const path = join(ROOT, 'widgets', name, 'editor.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Every English sentence of such a file. @param {EditorFile} file */
export const sentencesOf = ({ title, description, keywords, fields = {} }) =>
  [
    title,
    description,
    keywords,
    ...Object.values(fields).flatMap(({ label, help, choices = {} }) => [
      label,
      help,
      ...Object.values(choices),
    ]),
  ].filter((sentence) => sentence !== undefined);

/** What translators are told of such a sentence, empty where nothing. @param {string} sentence */
export const noteOf = (sentence) =>
  sentence.includes('%s') ? '%s is what an author writes: it stays as it is.' : '';

/**
 * A widget's fields by prop, each with what contract.ts says of it.
 *
 * @param {Definition} definition
 * @param {EditorFile} file
 * @returns {Record<string, Field>}
 */
export function fieldsOf({ name, attributes }, { fields = {} }) {
  const declared = new Map(Object.entries(attributes).map(([key, type]) => [worded(key, '_'), type]));
  return Object.fromEntries(
    Object.entries(fields).map(([prop, field]) => {
      const place = `widgets/${name}/editor.json, "${prop}"`;
      return [prop, { ...field, ...kindOf(declared.get(prop), field, place) }];
    }),
  );
}

/** @param {AttributeType | undefined} type @param {EditorField} field @param {string} place */
function kindOf(type, { kind = 'text', choices = {} }, place) {
  if (type === undefined) {
    if (!KINDS.includes(kind)) throw new Error(`${place}: the kind "${kind}" should be one of ${KINDS}.`);
    return { kind };
  }
  if (type.kind === 'choice') {
    // Of the sentence, so that no chunk has them twice.
    const words = type.expected.replace('one of ', '').split(', ');
    const unnamed = words.filter((word) => !choices[word]);
    if (unnamed.length > 0) throw new Error(`${place}: "choices" should have a label for ${unnamed}.`);
    return { kind: 'choice', words };
  }
  const { min, max } = /** @type {{ min?: number, max?: number }} */ (type);
  const isThreeValued = type.kind === 'flag' && type.fallback === null;
  const own = kind === 'text' ? type.kind : kind;
  return {
    kind: isThreeValued ? 'optional-flag' : own,
    ...(min !== undefined && { min }),
    ...(max && { max }),
  };
}
