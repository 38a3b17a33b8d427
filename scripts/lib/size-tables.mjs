import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { tableHead, tableRow } from './markdown-table.mjs';
import { fillMarked, readMarked } from './marked.mjs';
import { ROOT } from './root.mjs';

/**
 * A built file with its budget.
 *
 * @typedef {object} SizedFile
 * @property {string} name
 * @property {number} bytes Brotli.
 * @property {string} limit
 * @property {string} when
 */

/** How far a written number may be from what the build weighs, in KB or pieces. */
const ROUNDING = 0.11;

const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
const HEAD = tableHead(['file', 'size', 'limit', 'when']);
const sizeRow = (/** @type {SizedFile} */ { name, bytes, limit, when }) =>
  tableRow([name, `${kilobytes(bytes)} KB`, limit.replace('kB', 'KB'), when]);

/**
 * The table of every file, for docs/performance.md, "Budgets"; a widget is one row.
 *
 * @param {SizedFile[]} shared
 * @param {SizedFile[]} widgets Named `slider: script` and `slider: style`.
 */
export function longSizeTable(shared, widgets) {
  const scripts = widgets.filter(({ name }) => name.endsWith(': script'));
  const rows = scripts.map((script) => {
    const name = script.name.replace(': script', '');
    const style = widgets.filter((file) => file.name === `${name}: style`);
    const files = [script, ...style];
    const sizes = files.map(({ bytes }) => kilobytes(bytes)).join(' + ');
    const limits = files.map(({ limit }) => limit.replace(' kB', '')).join(' + ');
    return tableRow([`\`${name}\``, `${sizes} KB`, `${limits} KB`, script.when]);
  });
  return [...HEAD, ...shared.map(sizeRow), ...rows].join('\n');
}

/**
 * The table for the README: the widgets are one row.
 *
 * @param {SizedFile[]} shared
 * @param {SizedFile[]} widgets
 */
export function shortSizeTable(shared, widgets) {
  const scripts = widgets.filter(({ name }) => name.endsWith(': script')).map(({ bytes }) => bytes);
  const most = `at most ${kilobytes(Math.max(...scripts))} KB`;
  const last = tableRow(["a widget's script", most, 'its own', 'where it is on the page, at its moment']);
  return [...HEAD, ...shared.map(sizeRow), last].join('\n');
}

/**
 * Whether what is written is so: each line is one of the fresh ones, its numbers within rounding. A line
 * may be missing, so that a new widget needs no document.
 *
 * @param {string} written
 * @param {string} fresh
 */
export function isTrue(written, fresh) {
  const lines = fresh.split('\n');
  return written.split('\n').every((line) => lines.some((other) => isNear(line, other)));
}

/** @param {string} line @param {string} other */
function isNear(line, other) {
  const number = /\d+(?:\.\d+)?/g;
  const [ours, theirs] = [line, other].map((text) => (text.match(number) ?? []).map(Number));
  const [words, otherWords] = [line, other].map((text) => text.replace(number, '#'));
  const near = (/** @type {number} */ value, /** @type {number} */ index) =>
    Math.abs(value - (theirs?.[index] ?? 0)) < ROUNDING;
  return words === otherWords && (ours ?? []).every(near);
}

/** The tables of the present build, by the document that holds each. */
async function sizeTables() {
  const { shared, widgets } = await import(join(ROOT, '.size-limit.js'));
  const [ours, theirs] = [shared, widgets].map((files) =>
    files.map((/** @type {{ name: string, path: string, limit: string, when: string }} */ file) => ({
      ...file,
      bytes: brotliCompressSync(readFileSync(join(ROOT, file.path))).length,
    })),
  );
  return {
    'README.md': shortSizeTable(ours, theirs),
    'docs/performance.md': longSizeTable(ours, theirs),
  };
}

/**
 * The documents that tell of sizes: whether they are right, and how they are with fresh tables. One whose
 * numbers are within rounding keeps them.
 *
 * @returns {Promise<{ file: string, isRight: boolean, after: string }[]>}
 */
export async function documentsWithSizes() {
  return Object.entries(await sizeTables()).map(([file, table]) => {
    const before = readFileSync(join(ROOT, file), 'utf8');
    const written = readMarked(before, 'sizes', file);
    const isRight = isTrue(written, table);
    const isWhole = isRight && isTrue(table, written);
    return { file, isRight, after: isWhole ? before : fillMarked(before, 'sizes', table, file) };
  });
}
