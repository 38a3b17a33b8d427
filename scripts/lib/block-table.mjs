import { blocksOf } from './block-php.mjs';
import { editorFile } from './editor-fields.mjs';
import { fillMarked } from './marked.mjs';
import { widgetDefinitions } from './widgets.mjs';

/** Where the tables stand. */
export const BLOCKS_PAGE = 'docs/blocks.md';

/** @typedef {import('./editor-fields.mjs').Field} Field */

/** What a field takes, in a few words. @param {Field} field */
function takes({ kind, min, max, words }) {
  if (words) return words.map((word) => `\`${word}\``).join(' ');
  return min === undefined ? kind : `${kind}, ${min} to ${max}`;
}

/** @param {import('../../src/registry/define-widget').Widget[]} definitions */
export const blockTable = (definitions) =>
  [
    '| widget | attribute | takes | what it is |',
    '| --- | --- | --- | --- |',
    ...blocksOf(definitions).flatMap(({ definition: { name }, fields }) =>
      Object.entries(fields).map(
        ([prop, field]) =>
          `| [\`${name}\`](../widgets/${name}/README.md) | \`${prop}\` | ${takes(field)} | ${field.label} |`,
      ),
    ),
  ].join('\n');

/** @param {import('../../src/registry/define-widget').Widget[]} definitions */
export const leftOutTable = (definitions) =>
  [
    '| widget | why it is no block |',
    '| --- | --- |',
    ...definitions.flatMap(({ name }) => {
      const file = editorFile(name);
      const why = file ? file.none : 'it prints nothing of its own: it works on markup that is there';
      return why ? [`| [\`${name}\`](../widgets/${name}/README.md) | ${why} |`] : [];
    }),
  ].join('\n');

/** The page with fresh tables between its markers. @param {string} page */
export async function fillBlockTables(page) {
  const definitions = await widgetDefinitions();
  const filled = fillMarked(page, 'blocks', blockTable(definitions), BLOCKS_PAGE);
  return fillMarked(filled, 'left-out', leftOutTable(definitions), BLOCKS_PAGE);
}
