import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Where the table stands. */
export const WIDGETS_PAGE = 'docs/widgets.md';

/** That page with a fresh table between its markers. */
export const fillWidgetTable = (/** @type {string} */ page) =>
  fillMarked(page, 'widgets', widgetTable(), WIDGETS_PAGE);
