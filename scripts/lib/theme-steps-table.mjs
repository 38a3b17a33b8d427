import { tableHead, tableRow } from './markdown-table.mjs';

/** @typedef {import('./theme-steps.mjs').Seen} Seen */

/** As much of a long list as shows what it is about. */
const said = (/** @type {string[]} */ list) => list.slice(0, 3).join(', ').slice(0, 160);

/**
 * What can be seen after a step with the plugin and not without it, and the other way round; [] where both are alike.
 *
 * @param {Seen} stock
 * @param {Seen} ours
 */
export function differencesOf(stock, ours) {
  const found = [];
  for (const kind of /** @type {const} */ (['text', 'classes', 'marks', 'errors'])) {
    const gone = stock[kind].filter((entry) => !ours[kind].includes(entry));
    const come = ours[kind].filter((entry) => !stock[kind].includes(entry));
    // An error that is gone is no fault.
    if (gone.length && kind !== 'errors') found.push(`${kind} gone: ${said(gone)}`);
    if (come.length) found.push(`${kind} come: ${said(come)}`);
  }
  for (const kind of /** @type {const} */ (['focus', 'scrolling']))
    if (stock[kind] !== ours[kind])
      found.push(`${kind}: ${stock[kind] || 'nowhere'} → ${ours[kind] || 'nowhere'}`);
  return found;
}

/**
 * The rows of one theme: a step and width where the twins differ.
 *
 * @param {string} theme
 * @param {number} width
 * @param {Map<string, Seen>} stock
 * @param {Map<string, Seen>} ours
 */
export function stepRows(theme, width, stock, ours) {
  return [...stock].flatMap(([step, before]) => {
    const found = differencesOf(before, /** @type {Seen} */ (ours.get(step)));
    const cell = found.join('; ').replace(/[|<>\n]/g, ' ');
    return cell ? [tableRow([theme, `${width}`, step, cell])] : [];
  });
}

/** @param {{ steps: number, rows: string[] }} taken `steps` over all themes and widths. */
export function stepTable({ steps, rows }) {
  const head = tableHead(['theme', 'px', 'step', 'what differs']);
  const count = `The twins differ after ${rows.length} of ${steps} steps`;
  return rows.length ? `${count}:\n\n${[...head, ...rows].join('\n')}` : `${count}.`;
}
