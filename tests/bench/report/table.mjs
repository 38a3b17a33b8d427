import { METRICS, ratio, shown } from './metrics.mjs';

/**
 * @typedef {import('../measure.mjs').Result} Result
 * @typedef {Record<string, string>} Labels
 */

/**
 * One result as rows of cells: what was measured down, who was measured across, and how Mullion
 * compares. A row that no variant has a number for is left out.
 *
 * @param {Result} result
 * @param {Labels} labels Names of the variants, for people.
 */
export function tableRows({ variants }, labels) {
  const names = Object.keys(variants);
  const { mullion, owl, plain } = variants;
  const rows = METRICS.filter(({ key }) => names.some((name) => typeof variants[name]?.[key] === 'number'));
  const cells = rows.map((metric) => {
    const { key, label } = metric;
    const values = names.map((name) => shown(metric, variants[name]?.[key]));
    return [label, ...values, ratio(owl?.[key], mullion?.[key]), ratio(mullion?.[key], plain?.[key])];
  });
  return [['', ...names.map((name) => labels[name] ?? name), 'Owl ÷ Mullion', 'Mullion ÷ plain'], ...cells];
}

/** What a visitor of a page notices; eight rows, so that the table has ten lines. */
const SHORT = ['bytes', 'scriptMs', 'tbt', 'lcp', 'cls', 'heap', 'firstArrow', 'visible'];

/**
 * The rows of {@link tableRows} that matter most, without ratios.
 *
 * @param {Result} result
 * @param {Labels} labels
 */
export function shortRows(result, labels) {
  const chosen = METRICS.filter(({ key }) => SHORT.includes(key)).map(({ label }) => label);
  const [head = [], ...body] = tableRows(result, labels).map((row) => row.slice(0, -2));
  return [head, ...body.filter(([label]) => chosen.includes(label ?? ''))];
}

/** Aligned for a terminal. */
export function textTable(/** @type {string[][]} */ rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {string[]} */ row) =>
    row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)));
  return rows.map((row) => line(row).join('  ')).join('\n');
}

/** For the documents. */
export function markdownTable(/** @type {string[][]} */ rows) {
  const [head = [], ...body] = rows;
  const line = (/** @type {string[]} */ row) => `| ${row.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column ? '---:' : '---'))), ...body.map(line)].join('\n');
}
