// @vitest-environment node
import { expect, test } from 'vitest';
import { stateOf, themeRows, themeTable, worseThan } from '../../../scripts/lib/theme-table.mjs';
import type { Visit } from '../../../scripts/lib/theme-walk.mjs';

const STOCK: Visit = {
  requests: 20,
  bytes: 100 * 1024,
  scriptTime: 0.2,
  errors: ['theirs'],
  text: ['Cửa đi', 'Cửa sổ', 'Giỏ hàng', 'Thanh toán'],
  covered: ['Đóng'],
  isTooWide: false,
};

test('a page that is as the stock one, or lighter, is not worse', () => {
  expect(worseThan(STOCK, STOCK)).toEqual([]);
  expect(worseThan(STOCK, { ...STOCK, requests: 18, bytes: 0, errors: [], covered: [] })).toEqual([]);
});

test.each([
  ['an error that the stock page has not', { errors: ['theirs', 'ours'] }, 'errors: ours'],
  ['text that is gone', { text: ['Cửa đi'] }, 'text lost: Cửa sổ, Giỏ hàng, Thanh toán'],
  ['a control that something lies on', { covered: ['Đóng', 'Mua'] }, 'covered: Mua'],
  ['a page that is too wide', { isTooWide: true }, 'too wide'],
  ['one request more', { requests: 21 }, 'requests'],
  ['more than a kilobyte more', { bytes: 102 * 1024 }, 'KB'],
])('%s is worse', (_what, change, said) => {
  expect(worseThan(STOCK, { ...STOCK, ...change })).toEqual([said]);
});

test('what is too wide without the plugin, too, is no fault of the plugin', () => {
  const wide = { ...STOCK, isTooWide: true };
  expect(worseThan(wide, wide)).toEqual([]);
});

test('the table says how many pages are worse', () => {
  const stock = new Map([
    ['home 360', STOCK],
    ['cart 360', STOCK],
  ]);
  const ours = new Map([
    ['home 360', { ...STOCK, scriptTime: 0.1 }],
    ['cart 360', { ...STOCK, requests: 22, errors: ['a | b'] }],
  ]);
  const rows = themeRows('Own 1.0', stock, ours);
  expect(rows).toEqual([
    '| Own 1.0 | home 360 | 20 → 20 | 100.0 → 100.0 | 0.50 | none |',
    '| Own 1.0 | cart 360 | 20 → 22 | 100.0 → 100.0 | 1.00 | errors: a   b; requests |',
  ]);
  const table = themeTable({ date: '2026-01-01', commit: '1a2b3c4d', label: 'a shop', rows });
  expect(table).toContain('2026-01-01, commit 1a2b3c4d, a shop. Worse on 1 of 2 pages.');
});

test('what was measured with changes that no commit has is told so', () => {
  expect(stateOf('1a2b3c4d\n', '')).toBe('1a2b3c4d');
  expect(stateOf('1a2b3c4d\n', ' M src/entry.ts\n')).toBe('1a2b3c4d with changes');
});
