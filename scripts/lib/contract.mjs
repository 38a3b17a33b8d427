import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserLines } from './browser-contract.mjs';
import { eventTable } from './event-table.mjs';
import { phpItems } from './hooks.mjs';
import { tableHead, tableRow } from './markdown-table.mjs';
import { fillMarked } from './marked.mjs';
import { ROOT } from './root.mjs';
import { widgetDefinitions, widgetNames } from './widgets.mjs';
import { worded } from './worded.mjs';

/** What themes and plugins build on, and what of it the last release had; before the first, a list of November 2026. */
export const CONTRACT_PAGE = 'docs/contract.md';
export const RELEASED = 'docs/released-contract.json';

const PROPERTY = /`(--mullion-[\w-]+)/g;
const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');

/**
 * Every name of the contract with what it takes: "filter mullion_enabled(bool $isOn, string $name)".
 *
 * @returns {Promise<string[]>}
 */
export async function contractLines() {
  const php = phpItems().map(({ kind, name, params }) =>
    kind === 'function' ? (params[0] ?? '') : `${kind} ${name}(${params.join(', ')})`,
  );
  const events = eventRows();
  const widgets = (await attributes()).flatMap(({ name, types }) => [
    `widget ${name}`,
    ...types.map(([key, type]) => `attribute ${name} ${key} ${type}`),
  ]);
  const properties = propertiesByPage().flatMap(({ names }) => names.map((name) => `property ${name}`));
  return [
    ...php,
    ...events.map(([name, detail]) => `event ${name} ${detail}`),
    ...browserLines(events.map(([, detail]) => detail)).lines,
    ...widgets,
    ...new Set(properties),
  ];
}

/** What the contract is compared with. @returns {{ release: string | null, lines: string[] }} */
export const releasedContract = () => JSON.parse(read(RELEASED));

/** @param {string} page */
export async function fillContract(page) {
  const items = phpItems();
  const of = (/** @type {string} */ kind) => items.filter((item) => item.kind === kind);
  const parts = [
    comparedWith(releasedContract().release),
    section(
      'PHP functions',
      ['function', 'since', 'what it does'],
      of('function').map((item) => [
        `\`${(item.params[0] ?? '').replace('function ', '').replaceAll('|', '\\|')}\``,
        item.since,
        item.about,
      ]),
    ),
    section('Filters', pointHead('filter'), of('filter').map(pointRow)),
    section('Actions', pointHead('action'), of('action').map(pointRow)),
    `## Events\n\n${eventTable()}`,
    `## In the browser\n\n\`window.mullion\`: ${browserLines([])
      .names.map((name) => `\`${name}\``)
      .join(
        ', ',
      )}. Their types are in [src/global.ts](../src/global.ts), and packed for plugins ([plugin-authors.md](plugin-authors.md)).`,
    section(
      'Attributes',
      ['widget', '`data-…`'],
      (await attributes()).map(({ name, types }) => [
        `[${name}](../widgets/${name}/README.md)`,
        types.map(([key]) => `\`${key.replace('data-', '')}\``).join(', ') || '—',
      ]),
    ),
    section(
      'CSS custom properties',
      ['named in', 'properties'],
      propertiesByPage().map(({ file, names }) => [
        `[${file}](../${file})`,
        names.map((name) => `\`${name}\``).join(', '),
      ]),
    ),
  ];
  return fillMarked(page, 'contract', parts.join('\n\n'), CONTRACT_PAGE);
}

/** @param {string | null} release */
const comparedWith = (release) =>
  release
    ? `A test compares them with those of ${release} ([released-contract.json](released-contract.json)).`
    : 'Nothing has been released yet: a test compares them with a list of November 2026 ([released-contract.json](released-contract.json)).';

const pointHead = (/** @type {string} */ kind) => [kind, 'with', 'since', 'what it does'];

/** @param {import('./hooks.mjs').PhpItem} item */
const pointRow = ({ name, params, since, about, file }) => [
  `[\`${name}\`](../${file})`,
  params.map((param) => `\`${param.replaceAll('|', '\\|')}\``).join(', '),
  since,
  about,
];

/** @param {string} title @param {string[]} head @param {string[][]} rows */
const section = (title, head, rows) =>
  [`## ${title}`, '', ...tableHead(head), ...rows.map(tableRow)].join('\n');

const eventRows = () =>
  eventTable()
    .split('\n')
    .flatMap((row) => {
      const [, name = '', detail = ''] = /^\| \[`(mullion:[\w-]+)`\]\([^)]*\) \| (.*?) \| /.exec(row) ?? [];
      return name ? [[name, detail.replaceAll('`', '').replaceAll('\\|', '|')]] : [];
    });

const attributes = async () =>
  (await widgetDefinitions()).map(({ name, attributes }) => ({
    name,
    types: Object.entries(attributes).map(([key, type]) => [`data-${worded(key, '-')}`, typeWords(type)]),
  }));

/** "integer, a whole number from 1 to 12, default 4". @param {import('./attribute-tables.mjs').AttributeType} type */
const typeWords = ({ kind, expected, unit, fallback }) =>
  [
    kind,
    expected,
    ...(unit ? [`in ${unit}`] : []),
    fallback === undefined ? 'required' : `default ${JSON.stringify(fallback)}`,
  ].join(', ');

/** Those that a page of ours names: the others are the stylesheets' own. */
const propertiesByPage = () =>
  ['docs/themes.md', ...widgetNames().map((name) => `widgets/${name}/README.md`)].flatMap((file) => {
    const names = [...new Set([...read(file).matchAll(PROPERTY)].map(([, name = '']) => name))].sort();
    return names.length > 0 ? [{ file, names }] : [];
  });
