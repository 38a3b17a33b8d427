import { tableRow } from './markdown-table.mjs';

/** @typedef {import('./load-run.mjs').Slice} Slice */
/** @typedef {import('./load-shops.mjs').Cost} Cost */
/** @typedef {{ what: string, is: string, target: string, isMet: boolean }} Verdict */

export const median = (/** @type {number[]} */ values) => {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};

/** @param {Slice[]} slices */
export const sumOf = (slices) => ({
  rps: median(slices.map(({ rps }) => rps)),
  p95: median(slices.map(({ p95 }) => p95)),
  errors: slices.reduce((sum, { errors }) => sum + errors, 0),
  faults: slices.reduce((sum, { faults }) => sum + faults, 0),
});

/**
 * Of each round, how much the plugin's shop answers beside the stock one: the machine's own ups and downs fall on both.
 *
 * @param {Slice[]} stock
 * @param {Slice[]} plugin
 */
export const ratioOf = (stock, plugin) =>
  median(plugin.map(({ rps }, round) => rps / Math.max(stock[round]?.rps ?? 0, 1e-9)));

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {number} clients
 * @property {Slice[]} [stock] Where the shop can do it without the plugin.
 * @property {Slice[]} plugin
 */

/** @typedef {{ name: string, stock: Cost, plugin: Cost }} CostRow */
/** @typedef {{ accepted: number, rows: number, mails: number }} Lost */

/** Least share of the stock shop's throughput. @type {Record<string, number>} */
const LEAST = { 'page views': 0.98, 'adds to cart': 0.95 };
const MOST_MEMORY = 0.5 * 1024 * 1024;

/**
 * What the numbers are held against.
 *
 * @param {{ rows: Row[], costs: CostRow[], lost: Lost }} result
 * @returns {Verdict[]}
 */
export function verdicts({ rows, costs, lost }) {
  const throughput = rows.flatMap(({ name, clients, stock, plugin }) => {
    const least = LEAST[name];
    if (!stock || least === undefined) return [];
    const ratio = ratioOf(stock, plugin);
    const what = `${name}, ${counted(clients)}: throughput beside the stock shop's`;
    return [{ what, is: ratio.toFixed(3), target: `≥ ${least}`, isMet: ratio >= least }];
  });
  const memory = costs.map(({ name, stock, plugin }) => {
    const more = plugin.memory - stock.memory;
    return {
      what: `${name}: PHP memory`,
      is: megabytes(more),
      target: '≤ +0.5 MB',
      isMet: more <= MOST_MEMORY,
    };
  });
  const queries = costs.map(({ name, stock, plugin }) => {
    const more = plugin.queries - stock.queries;
    return { what: `${name}: queries`, is: signed(more), target: '+0', isMet: more <= 0 };
  });
  const errors = rows.reduce((sum, { plugin }) => sum + sumOf(plugin).errors, 0);
  const faults = rows.reduce((sum, { plugin }) => sum + sumOf(plugin).faults, 0);
  return [
    ...throughput,
    ...memory,
    ...queries,
    { what: 'errors of the shop with the plugin', is: String(errors), target: '0', isMet: errors === 0 },
    { what: 'answers of 5xx', is: String(faults), target: '0', isMet: faults === 0 },
    {
      what: `of ${lost.accepted} accepted subscriptions: rows and mails that are missing`,
      is: `${lost.rows} and ${lost.mails}`,
      target: '0 and 0',
      isMet: lost.accepted > 0 && lost.rows === 0 && lost.mails === 0,
    },
  ];
}

/**
 * The tables, for the terminal and the document.
 *
 * @param {{ label: string, date: string, seconds: number, rounds: number, rows: Row[], costs: CostRow[], lost: Lost }} result
 */
export function report(result) {
  const { label, date, seconds, rounds, rows, costs } = result;
  const intro = `${date}: ${label}; no page cache. Medians of ${rounds} rounds of about ${seconds} s, stock and plugin in turn.`;
  const head = table(
    [
      'what',
      'clients',
      'stock, requests/s',
      'plugin, requests/s',
      'ratio',
      'stock, p95',
      'plugin, p95',
      'errors',
    ],
    rows.map(({ name, clients, stock, plugin }) => {
      const [ours, theirs] = [sumOf(plugin), stock && sumOf(stock)];
      const errors = `${theirs ? `${theirs.errors} / ` : ''}${ours.errors}`;
      return [
        name,
        String(clients),
        theirs ? theirs.rps.toFixed(1) : '—',
        ours.rps.toFixed(1),
        stock ? ratioOf(stock, plugin).toFixed(3) : '—',
        theirs ? `${Math.round(theirs.p95)} ms` : '—',
        `${Math.round(ours.p95)} ms`,
        errors,
      ];
    }),
  );
  const costTable = table(
    ['one request', 'stock, memory', 'plugin, memory', 'stock, queries', 'plugin, queries'],
    costs.map(({ name, stock, plugin }) => [
      name,
      megabytes(stock.memory),
      megabytes(plugin.memory),
      String(stock.queries),
      String(plugin.queries),
    ]),
  );
  const list = verdicts(result).map(
    ({ what, is, target, isMet }) => `- ${what}: ${is} (target ${target})${isMet ? '' : ', **not met**'}`,
  );
  return [intro, head, costTable, list.join('\n')].join('\n\n');
}

/** @param {string[]} head @param {string[][]} rows */
const table = (head, rows) =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows].map(tableRow).join('\n');

const counted = (/** @type {number} */ clients) => `${clients} ${clients === 1 ? 'client' : 'clients'}`;
const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1024 / 1024).toFixed(2)} MB`;
const signed = (/** @type {number} */ number) => (number > 0 ? `+${number}` : String(number));
