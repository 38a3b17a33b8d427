import { NETWORKS } from '../browser/open.mjs';
import { PAGES } from '../pages/pages.mjs';
import { VARIANTS } from '../variants.mjs';
import { markdownTable, shortRows, tableRows, textTable } from './table.mjs';
import { judge, targetLine } from './targets.mjs';

/** @typedef {import('../measure.mjs').Result} Result */

const LABELS = Object.fromEntries(Object.entries(VARIANTS).map(([name, { label }]) => [name, label]));
const heading = (/** @type {Result} */ { page, network }) =>
  `${PAGES[page]?.title}, ${NETWORKS[network]?.label}`;

const WRITTEN = '`npm run bench -- --write-docs` wrote this.';

/** What one has to know to read the tables. */
const NOTE = `All variants are the same content in one run. jQuery and jquery-migrate are in the head, as WordPress prints them; on the home page the jQuery side also runs jquery-validation, Magnific Popup, jquery.countdown, WOW with animate.css, SweetAlert2, js-cookie and blockUI, as such shops do. Its countdown, newsletter check, lightbox and reveal are plain markup for the others, Mullion included, so "no other plugin" shows jQuery with only what Mullion does too: sliders, mini-cart, notice. WooCommerce's own scripts are on no package registry and are left out, which favours jQuery and Swiper: Mullion's entry includes the add-to-cart button and the cart. Swiper is core with the modules the page needs. Script, TBT, LCP, CLS and heap are of a page that nobody touches, script time being time on the processor; the last rows click from the start of navigation until it works, and "all that is visible" is every visible slider's arrow, the mini-cart and the notice.`;

const setup = (/** @type {{ runs: number, machine: string }} */ { runs, machine }) =>
  `${runs === 1 ? 'One run' : `Medians of ${runs} runs`}, variants in turn, empty cache each, 412×823, 4× slower CPU, brotli over local HTTP; ${machine}.`;

/** @param {Result[]} results @param {{ runs: number, machine: string }} facts */
export function textReport(results, facts) {
  const tables = results.map((result) => `${heading(result)}\n\n${textTable(tableRows(result, LABELS))}`);
  return [setup(facts), ...tables, NOTE, judge(results).map(targetLine).join('\n')].join('\n\n');
}

/**
 * One table for the README: the home page on a slow network.
 *
 * @param {Result[]} results @param {{ runs: number, machine: string }} facts
 */
export function shortReport(results, facts) {
  const result = results.find(({ page, network }) => page === 'home' && network === 'slow-4g');
  if (!result) throw new Error('The run has no home page on Slow 4G.');
  const table = markdownTable(shortRows(result, LABELS));
  return `**${heading(result)}**\n\n${table}\n\n${WRITTEN} ${setup(facts)}`;
}

/**
 * All tables, for docs/performance.md, "Benchmark".
 *
 * @param {Result[]} results @param {{ runs: number, machine: string }} facts
 */
export function markdownReport(results, facts) {
  const tables = results.map(
    (result) => `**${heading(result)}**\n\n${markdownTable(tableRows(result, LABELS))}`,
  );
  const targets = judge(results).map(
    ({ text, isMet, value }) => `- ${text}: ${value}, ${isMet ? 'met' : 'not met'}`,
  );
  return [`${WRITTEN} ${setup(facts)}`, ...tables, targets.join('\n'), NOTE].join('\n\n');
}
