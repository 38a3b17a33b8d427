import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableHead, tableRow } from './markdown-table.mjs';
import { fillMarked } from './marked.mjs';
import { ROOT } from './root.mjs';
import { widgetNames } from './widgets.mjs';

/** The first sentence of a text, without line breaks. */
const firstSentence = (/** @type {string} */ text) =>
  /^[\s\S]*?[.:](?=\s|$)/.exec(text.trim())?.[0].replace(/\s+/g, ' ').replace(/[.:]$/, '') ?? '';

/**
 * What a widget's page of documentation says of it, for the table of docs/widgets.md, "Widgets": the first
 * sentence, and the first one of "Without script".
 *
 * @param {string} name
 */
function describe(name) {
  const page = readFileSync(join(ROOT, 'widgets', name, 'README.md'), 'utf8');
  const what = firstSentence(page.replace(/^# .*\n/, ''));
  const plain = /(?:\*\*Without script\*\*|## Without script)[,:]?\s+([\s\S]*)/.exec(page)?.[1] ?? '';
  if (!what || !plain)
    throw new Error(
      `widgets/${name}/README.md should begin with a sentence on what it does, and have a paragraph "**Without script** …".`,
    );
  return { what, plain: firstSentence(plain) };
}

/** One row a widget, in the order of their names. */
export function widgetTable() {
  const rows = widgetNames().map((name) => {
    const { what, plain } = describe(name);
    return `| [\`${name}\`](../widgets/${name}/README.md) | ${what} | ${plain} |`;
  });
  return ['| widget | what it does | without script |', '| --- | --- | --- |', ...rows].join('\n');
}

/**
 * What kind of widget it is and why, as its page of documentation says: "**Kind**: behaviour: one button."
 *
 * @param {string} name
 */
export function kindOf(name) {
  const page = readFileSync(join(ROOT, 'widgets', name, 'README.md'), 'utf8');
  const [, kind = '', why = ''] = /^\*\*Kind\*\*: ([^:]+): (.+)\.$/m.exec(page) ?? [];
  if (/^(behaviour|enhance|hydrate)\b/.test(kind)) return { kind, why };
  throw new Error(
    `widgets/${name}/README.md should have a line "**Kind**: behaviour: why.", or enhance, or hydrate.`,
  );
}

/** One row a widget, for docs/architecture.md, "The three ways to start". */
function kindTable() {
  const rows = widgetNames().map((name) => {
    const { kind, why } = kindOf(name);
    return tableRow([`[\`${name}\`](../widgets/${name}/README.md)`, kind, why]);
  });
  return [...tableHead(['widget', 'kind', 'why']), ...rows].join('\n');
}

export const KINDS_PAGE = 'docs/architecture.md';

/** That page with a fresh table between its markers. */
export const fillKindTable = (/** @type {string} */ page) =>
  fillMarked(page, 'kinds', kindTable(), KINDS_PAGE);

/** Where the table stands. */
export const WIDGETS_PAGE = 'docs/widgets.md';

/** That page with a fresh table between its markers. */
export const fillWidgetTable = (/** @type {string} */ page) =>
  fillMarked(page, 'widgets', widgetTable(), WIDGETS_PAGE);
