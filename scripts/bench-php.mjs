/**
 * `npm run bench:php`: what the plugin's PHP costs a page view (docs/performance.md, "PHP"). PHP runs in
 * WebAssembly here, several times slower than a server's.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { tableHead, tableRow } from './lib/markdown-table.mjs';
import { writeMarked } from './lib/marked.mjs';
import { startSite } from './lib/site.mjs';
import { runMain } from './lib/user-error.mjs';

const CODE = readFileSync(new URL('../tests/bench/php/cost.php', import.meta.url), 'utf8');

const HELP = `Says what the plugin's PHP costs a page view, and a session beside the shop's own.

Usage: npm run bench:php -- [options]

  --write-docs   Writes the table of docs/performance.md, "PHP".
  --help         This text.`;

await runMain(async () => {
  const { values } = parseArgs({
    options: { 'write-docs': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(HELP);
  const site = await startSite({ name: 'bench', port: 0, beforeBoot: build });
  try {
    const report = reportOf(JSON.parse(await site.runPhp(CODE)));
    console.log(report);
    if (values['write-docs']) writeMarked('docs/performance.md', 'bench-php', report);
  } finally {
    await site.stop();
  }
});

/** @typedef {{ ms: number, queries: number }} Cost */
/** @typedef {{ saves: Cost, reads: Cost }} SessionCost */

/** @param {{ mullion: Cost, head: Cost, sessions: { stock: SessionCost, mullion: SessionCost }, php: string }} costs */
function reportOf({ mullion, head, sessions, php }) {
  const ratio = (/** @type {'saves' | 'reads'} */ what) =>
    `${(sessions.mullion[what].ms / sessions.stock[what].ms).toFixed(2)} × the shop's own handler`;
  const queries = (/** @type {'saves' | 'reads'} */ what) =>
    `${sessions.mullion[what].queries}, the shop's own ${sessions.stock[what].queries}`;
  const rows = [
    ["the plugin's own work", `${mullion.ms.toFixed(2)} ms`, `${mullion.queries}`],
    ['for comparison: one query and wp_head()', `${head.ms.toFixed(2)} ms`, `${head.queries}`],
    ['a session that is changed', ratio('saves'), queries('saves')],
    ['a session that is only read', ratio('reads'), queries('reads')],
  ];
  const table = [...tableHead(['what', 'time', 'queries']), ...rows.map(tableRow)].join('\n');
  return `PHP ${php} in WebAssembly, medians of 51 page views.\n\n${table}`;
}
