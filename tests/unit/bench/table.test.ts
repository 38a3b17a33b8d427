// @vitest-environment node
import { expect, test } from 'vitest';
import { fillMarked } from '../../../scripts/lib/marked.mjs';
import { METRICS, ratio } from '../../bench/report/metrics.mjs';
import { shortReport } from '../../bench/report/report.mjs';
import { markdownTable, tableRows, textTable } from '../../bench/report/table.mjs';

const RESULT = {
  page: 'sliders',
  network: 'none',
  variants: {
    mullion: { bytes: 4000, scriptMs: 8, tbt: 0, firstArrow: 540 },
    owl: { bytes: 41_200, scriptMs: 372, tbt: 484, firstArrow: 512 },
    plain: { bytes: 0, scriptMs: 1, tbt: 0, firstArrow: null },
  },
};
const LABELS = { mullion: 'Mullion', owl: 'jQuery + Owl', plain: 'plain HTML' };

test('a row has each variant and both ratios', () => {
  const rows = tableRows(RESULT, LABELS);
  expect(rows[0]).toEqual(['', 'Mullion', 'jQuery + Owl', 'plain HTML', 'Owl ÷ Mullion', 'Mullion ÷ plain']);
  expect(rows).toContainEqual(['script time, ms', '8', '372', '1', '47×', '8.00×']);
  expect(rows).toContainEqual(['TBT, ms', '0', '484', '0', '∞', '1×']);
});

test('what a variant cannot do is a dash, and what none does has no row', () => {
  const rows = tableRows(RESULT, LABELS);
  expect(rows).toContainEqual(['first working arrow click, ms', '540', '512', '—', '0.95×', '—']);
  expect(rows.map(([label]) => label)).not.toContain("hero's dots work, ms");
});

test('variants that were left out leave their ratios empty', () => {
  const { mullion } = RESULT.variants;
  const rows = tableRows({ ...RESULT, variants: { mullion } }, LABELS);
  expect(rows[1]).toEqual(['script on the wire, KB', '4.0', '—', '—']);
});

test('a ratio is short: two decimals below ten, none above', () => {
  expect([ratio(408, 400), ratio(31.4, 1), ratio(1, 0), ratio(0, 0), ratio(null, 2)]).toEqual([
    '1.02×',
    '31×',
    '∞',
    '1×',
    '—',
  ]);
});

test('the terminal gets columns, a document a Markdown table', () => {
  const rows = [
    ['', 'a'],
    ['long label', '10'],
  ];
  expect(textTable(rows)).toBe('             a\nlong label  10');
  expect(markdownTable(rows)).toBe('|  | a |\n| --- | ---: |\n| long label | 10 |');
});

test('the README has one table of ten lines, without a ratio to nothing', () => {
  const result = { ...RESULT, page: 'home', network: 'slow-4g' };
  const every = Object.fromEntries(METRICS.map(({ key }) => [key, 0]));
  const full = { ...result, variants: { mullion: every, owl: { ...every, cls: 0.7 }, plain: every } };
  const lines = shortReport([full], { runs: 7, machine: '2 cores' })
    .split('\n')
    .filter((line) => line.startsWith('|'));
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('|  | Mullion | jQuery + Owl | plain HTML |');
  expect(lines.join()).not.toContain('∞');
  expect(() => shortReport([RESULT], { runs: 7, machine: '2 cores' })).toThrow('no home page');
});

test('a page keeps everything but what is between its markers', () => {
  const page = '# Mullion\n<!-- bench -->\nold $1\n<!-- /bench -->\nend\n';
  expect(fillMarked(page, 'bench', '| $& |', 'README.md')).toBe(
    '# Mullion\n<!-- bench -->\n| $& |\n<!-- /bench -->\nend\n',
  );
  expect(() => fillMarked('# Mullion', 'bench', '', 'README.md')).toThrow('README.md has no <!-- bench -->');
});
