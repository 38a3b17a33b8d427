import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventTable } from './event-table.mjs';
import { phpItems } from './hooks.mjs';
import { tableHead, tableRow } from './markdown-table.mjs';
import { fillMarked } from './marked.mjs';
import { ROOT } from './root.mjs';
import { widgetDefinitions, widgetNames } from './widgets.mjs';
import { worded } from './worded.mjs';

/** What themes and plugins build on, and what of it the last release had. */
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
  const events = eventRows().map(([name, detail]) => `event ${name} ${detail}`);
  const widgets = (await attributes()).flatMap(({ name, keys }) => [
    `widget ${name}`,
    ...keys.map((key) => `attribute ${name} ${key}`),
  ]);
  const properties = propertiesByPage().flatMap(({ names }) => names.map((name) => `property ${name}`));
  const browser = browserMembers().map((member) => `browser mullion.${member}`);
  return [...php, ...events, ...browser, ...widgets, ...new Set(properties)];
}

/** @param {string} page */
export async function fillContract(page) {
  const items = phpItems();
  const of = (/** @type {string} */ kind) => items.filter((item) => item.kind === kind);
  const parts = [
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
    `## In the browser\n\n\`window.mullion\`: ${browserMembers()
      .map((name) => `\`${name}\``)
      .join(
        ', ',
      )}. Their types are in [src/global.ts](../src/global.ts), and packed for plugins ([plugin-authors.md](plugin-authors.md)).`,
    section(
      'Attributes',
      ['widget', '`data-…`'],
      (await attributes()).map(({ name, keys }) => [
        `[${name}](../widgets/${name}/README.md)`,
        keys.map((key) => `\`${key.replace('data-', '')}\``).join(', ') || '—',
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
      return name ? [[name, detail]] : [];
    });

const attributes = async () =>
  (await widgetDefinitions()).map(({ name, attributes }) => ({
    name,
    keys: Object.keys(attributes).map((key) => `data-${worded(key, '-')}`),
  }));

/** Those that a page of ours names: the others are the stylesheets' own. */
const propertiesByPage = () =>
  ['docs/themes.md', ...widgetNames().map((name) => `widgets/${name}/README.md`)].flatMap((file) => {
    const names = [...new Set([...read(file).matchAll(PROPERTY)].map(([, name = '']) => name))].sort();
    return names.length > 0 ? [{ file, names }] : [];
  });

/** The members of `MullionApi`. */
function browserMembers() {
  const [, picked = '', body = ''] =
    /interface MullionApi extends Pick<Context, ([^>]+)> \{\n([\s\S]*?)\n\}/.exec(read('src/global.ts')) ??
    [];
  const own = [...body.matchAll(/^ {2}(\w+)[<(:]/gm)].map(([, name = '']) => name);
  return [...[...picked.matchAll(/'(\w+)'/g)].map(([, name = '']) => name), ...own].sort();
}
