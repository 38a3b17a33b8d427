import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillMarked } from './marked.mjs';
import { ROOT } from './root.mjs';
import { widgetDefinitions } from './widgets.mjs';
import { worded } from './worded.mjs';

/** @typedef {import('../../src/contract/attributes').AttributeType<unknown>} AttributeType */

/** What stands for an attribute that is not given. @param {AttributeType} type */
function defaultOf({ kind, fallback }) {
  if (fallback === undefined) return 'required';
  if (fallback === null || fallback === '') return 'none';
  return kind === 'flag' ? String(fallback) : `\`${fallback}\``;
}

/** @param {string} key @param {AttributeType} type */
function row(key, type) {
  const name = `data-${worded(key, '-')}`;
  const value = type.unit ? `${type.expected}, in ${type.unit}` : type.expected;
  return `| \`${name}\` | ${value} | ${defaultOf(type)} | ${type.about ?? ''} |`;
}

/** The declared attributes as a table. @param {Record<string, AttributeType>} attributes */
export const attributeTable = (attributes) =>
  [
    '| attribute | value | default | what it does |',
    '| --- | --- | --- | --- |',
    ...Object.entries(attributes).map(([key, type]) => row(key, type)),
  ].join('\n');

/**
 * The pages of the widgets that have attributes, with a fresh table between their markers.
 *
 * @returns {Promise<{ file: string, before: string, after: string }[]>}
 */
export async function pagesWithAttributes() {
  const definitions = (await widgetDefinitions()).filter(({ attributes }) => Object.keys(attributes).length);
  return definitions.map(({ name, attributes }) => {
    const file = `widgets/${name}/README.md`;
    const before = readFileSync(join(ROOT, file), 'utf8');
    return { file, before, after: fillMarked(before, 'attributes', attributeTable(attributes), file) };
  });
}
