import { tableHead, tableRow } from './markdown-table.mjs';

/** @typedef {import('./theme-walk.mjs').Visit} Visit */

const KB = 1024;

/**
 * What is worse on a page than without the plugin, as sentences; [] where nothing is.
 *
 * @param {Visit} stock
 * @param {Visit} ours
 */
export function worseThan(stock, ours) {
  const found = [];
  const errors = ours.errors.filter((message) => !stock.errors.includes(message));
  if (errors.length) found.push(`errors: ${errors.join(', ')}`);
  // Related products come in any order, so a line or two may differ.
  const lost = stock.text.filter((line) => !ours.text.includes(line));
  if (lost.length > Math.max(2, stock.text.length * 0.02))
    found.push(`text lost: ${lost.slice(0, 3).join(', ')}`);
  const covered = ours.covered.filter((name) => !stock.covered.includes(name));
  if (covered.length) found.push(`covered: ${covered.slice(0, 3).join(', ')}`);
  if (ours.isTooWide && !stock.isTooWide) found.push('too wide');
  if (ours.requests > stock.requests) found.push('requests');
  if (ours.bytes > stock.bytes + KB) found.push('KB');
  return found;
}

/**
 * The rows of one theme, a page and width each.
 *
 * @param {string} theme
 * @param {Map<string, Visit>} stock
 * @param {Map<string, Visit>} ours
 */
export function themeRows(theme, stock, ours) {
  return [...stock].map(([page, before]) => {
    const after = /** @type {Visit} */ (ours.get(page));
    const kb = [before, after].map(({ bytes }) => (bytes / KB).toFixed(1));
    const ratio = before.scriptTime ? (after.scriptTime / before.scriptTime).toFixed(2) : '–';
    const worse = worseThan(before, after)
      .join('; ')
      .replace(/[|<>\n]/g, ' ');
    const cells = [
      theme,
      page,
      `${before.requests} → ${after.requests}`,
      kb.join(' → '),
      ratio,
      worse || 'none',
    ];
    return tableRow(cells);
  });
}

const HEAD = ['theme', 'page, px', 'requests', 'KB', 'script time', 'worse'];

/**
 * What was measured, and of which state of the project: "1a2b3c4d", or "1a2b3c4d with changes".
 *
 * @param {string} head Of `git rev-parse --short`.
 * @param {string} changed Of `git status --porcelain`.
 */
export const stateOf = (head, changed) => `${head.trim()}${changed.trim() ? ' with changes' : ''}`;

/** @param {{ date: string, commit: string, label: string, rows: string[] }} run */
export function themeTable({ date, commit, label, rows }) {
  const worse = rows.filter((row) => !row.endsWith('| none |')).length;
  return `${date}, commit ${commit}, ${label}. Worse on ${worse} of ${rows.length} pages.\n\n${[...tableHead(HEAD), ...rows].join('\n')}`;
}
