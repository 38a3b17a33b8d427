// @vitest-environment node
import { expect, test } from 'vitest';
import { median, ratioOf, report, verdicts } from '../../../scripts/lib/load-report.mjs';
import { percentile, requestsFor } from '../../../scripts/lib/load-run.mjs';

const slice = (rps: number, more = {}) => ({
  rps,
  p95: 1000 / rps,
  answers: rps * 2,
  errors: 0,
  faults: 0,
  ...more,
});
const slices = (...all: number[]) => all.map((rps) => slice(rps));
const cost = (memory: number, queries: number) => ({ memory: memory * 1024 * 1024, queries });

const result = (more = {}) => ({
  label: 'WordPress',
  date: '2026-11-23',
  seconds: 2,
  rounds: 3,
  rows: [
    { name: 'page views', clients: 10, stock: slices(50, 100, 40), plugin: slices(49.5, 99, 39) },
    { name: 'login starts', clients: 1, plugin: slices(90) },
  ],
  costs: [{ name: 'page /', stock: cost(4, 50), plugin: cost(4.4, 50) }],
  lost: { accepted: 9, rows: 0, mails: 0 },
  ...more,
});
const notMet = (more = {}) => verdicts(result(more)).filter(({ isMet }) => !isMet);

test('the middle of the values, and the value that 95 of 100 stay below', () => {
  expect([median([3, 1, 2]), median([1, 2, 3, 4]), median([])]).toEqual([2, 2.5, 0]);
  expect(
    percentile(
      Array.from({ length: 100 }, (_, at) => 100 - at),
      0.95,
    ),
  ).toBe(95);
  expect(percentile([], 0.95)).toBe(0);
});

test('a slice is some seconds of work, and two requests of each client at least', () => {
  expect(requestsFor(40, { clients: 10, seconds: 2 })).toBe(80);
  expect(requestsFor(4, { clients: 50, seconds: 2 })).toBe(100);
});

test('a slice asks for each page as often as for the others', () => {
  expect(requestsFor(13.1, { clients: 1, seconds: 2, cycle: 3 })).toBe(27);
  expect(requestsFor(4, { clients: 50, seconds: 2, cycle: 3 })).toBe(102);
});

test('rounds are compared in pairs: one in which the machine was busy tells nothing of the plugin', () => {
  expect(ratioOf(slices(100, 10), slices(100, 10))).toBe(1);
  expect(ratioOf(slices(50, 100, 40), slices(49, 98, 39.2))).toBeCloseTo(0.98);
});

test('a shop that is as fast, asks no more and loses nothing meets every target', () => {
  expect(notMet()).toEqual([]);
});

test.each([
  ['slower pages', { rows: [{ name: 'page views', clients: 1, stock: slices(100), plugin: slices(97) }] }],
  ['slower adds', { rows: [{ name: 'adds to cart', clients: 1, stock: slices(100), plugin: slices(94) }] }],
  ['an error', { rows: [{ name: 'login starts', clients: 1, plugin: [slice(9, { errors: 1 })] }] }],
  ['a 5xx', { rows: [{ name: 'newsletter posts', clients: 50, plugin: [slice(9, { faults: 1 })] }] }],
  ['a query more', { costs: [{ name: 'page /', stock: cost(4, 50), plugin: cost(4, 51) }] }],
  ['half a megabyte more', { costs: [{ name: 'page /', stock: cost(4, 50), plugin: cost(4.51, 50) }] }],
  ['a lost row', { lost: { accepted: 9, rows: 1, mails: 0 } }],
  ['a lost mail', { lost: { accepted: 9, rows: 0, mails: 1 } }],
  ['nothing that was measured', { lost: { accepted: 0, rows: 0, mails: 0 } }],
])('%s is a target that is not met', (_, more) => {
  expect(notMet(more)).toHaveLength(1);
});

test('the report has both shops side by side, and a line for the plugin alone', () => {
  const text = report(result());
  expect(text).toContain('| page views | 10 | 50.0 | 49.5 | 0.990 | 20 ms | 20 ms | 0 / 0 |');
  expect(text).toContain('| login starts | 1 | — | 90.0 | — | — | 11 ms | 0 |');
  expect(text).not.toContain('not met');
});
