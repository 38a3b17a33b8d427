// @vitest-environment node
import { expect, test } from 'vitest';
import { isTrue, longSizeTable, shortSizeTable } from '../../../scripts/lib/size-tables.mjs';

const ENTRY = { name: 'entry', bytes: 4634, limit: '5 kB', when: 'every page, deferred' };
const WIDGETS = [
  { name: 'sort: script', bytes: 912, limit: '3 kB', when: 'interaction' },
  { name: 'sort: style', bytes: 120, limit: '1.5 kB', when: 'where it is on the page' },
  { name: 'slider: script', bytes: 7960, limit: '8 kB', when: 'interaction' },
];

test('every file has its size, its limit and its moment; a widget is one row', () => {
  const lines = longSizeTable([ENTRY], WIDGETS).split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[2]).toBe('| entry | 4.6 KB | 5 KB | every page, deferred |');
  expect(lines[3]).toBe('| `sort` | 0.9 + 0.1 KB | 3 + 1.5 KB | interaction |');
  expect(lines[4]).toBe('| `slider` | 8.0 KB | 8 KB | interaction |');
});

test('in the README the widgets are one row, of their scripts', () => {
  const lines = shortSizeTable([ENTRY], WIDGETS).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[3]).toContain("| a widget's script | at most 8.0 KB |");
});

test('a written size may be one rounding away, and no more', () => {
  const written = longSizeTable([ENTRY], []);
  expect(isTrue(written, longSizeTable([{ ...ENTRY, bytes: 4660 }], []))).toBe(true);
  expect(isTrue(written, longSizeTable([{ ...ENTRY, bytes: 4790 }], []))).toBe(false);
});

test('another limit or another file is no rounding', () => {
  const written = longSizeTable([ENTRY], WIDGETS);
  expect(isTrue(written, longSizeTable([{ ...ENTRY, limit: '6 kB' }], WIDGETS))).toBe(false);
  expect(isTrue(written, longSizeTable([{ ...ENTRY, name: 'entries' }], WIDGETS))).toBe(false);
  expect(isTrue(shortSizeTable([ENTRY], WIDGETS), shortSizeTable([ENTRY], WIDGETS.slice(0, 2)))).toBe(false);
});

test('a widget that is new is not missed, one that has gone is', () => {
  const [all, fewer] = [longSizeTable([ENTRY], WIDGETS), longSizeTable([ENTRY], WIDGETS.slice(2))];
  expect(isTrue(fewer, all)).toBe(true);
  expect(isTrue(all, fewer)).toBe(false);
});
