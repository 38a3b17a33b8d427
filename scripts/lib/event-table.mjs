import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillMarked } from './marked.mjs';
import { ROOT } from './root.mjs';

/** Where the table stands. */
export const EVENTS_PAGE = 'docs/themes.md';

const DECLARATION = /interface MullionEvents \{\n([\s\S]*?)\n\s*\}\n/g;
const EVENT = /(?:\/\*\*\s*([\s\S]*?)\s*\*\/\s*)?'?([\w-]+)'?: (\{[\s\S]*?\}|unknown);/g;

/** Every event, from where it is declared: it is declared where it is emitted. */
export function eventTable() {
  const files = ['src', 'widgets']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.ts') && !/\.(test|e2e)\./.test(file));
  const rows = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(DECLARATION)].flatMap(([, body]) =>
      [...body.matchAll(EVENT)].map(([, about = '', name, detail]) => row(file, name, detail, about)),
    ),
  );
  return ['| event | `detail` | when |', '| --- | --- | --- |', ...rows.sort()].join('\n');
}

const oneLine = (/** @type {string} */ text) => text.replace(/\s*\n\s*\*?\s*/g, ' ').trim();

function row(file, name, detail, about) {
  const shape = detail === 'unknown' ? 'none' : `\`${oneLine(detail).replaceAll('|', '\\|')}\``;
  return `| [\`mullion:${name}\`](../${file}) | ${shape} | ${oneLine(about)} |`;
}

export const fillEventTable = (/** @type {string} */ page) =>
  fillMarked(page, 'events', eventTable(), EVENTS_PAGE);
