import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The rows of the list of faults: each names its test. */
const rows = [...readFileSync('docs/faults.md', 'utf8').matchAll(/^\| (F\d\d) \|.*\| (.*) \|$/gm)].map(
  ([, number = '', where = '']) => ({ number, where }),
);

test('each of the 64 faults has a row', () => {
  const numbers = Array.from({ length: 64 }, (_, index) => `F${String(index + 1).padStart(2, '0')}`);
  expect(rows.map(({ number }) => number)).toEqual(numbers);
});

test.each(rows.filter(({ where }) => !where.startsWith('not tested: ')))('$number: $where', ({ where }) => {
  const [, path = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(where) ?? [];
  expect(readFileSync(path, 'utf8').replaceAll('\\', '')).toContain(title);
});
