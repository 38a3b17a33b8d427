// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/lib/root.mjs';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const rows = [...read('docs/faults.md').matchAll(/^\| F(\d\d) \|(.*)\|$/gm)];

/** What a row names: the path of a test, and a part of its title. */
const testsIn = (row: string) =>
  [...row.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, path = '', title = '']) => ({ path, title }));

/** The test of a title; null where the title comes out of a table. */
function bodyOf(text: string, title: string): string | null {
  const at = text.lastIndexOf('\n', text.indexOf(title)) + 1;
  const [, indent] = /^( *)(?:test\(|describe\(|\]\)\(|public function )/.exec(text.slice(at)) ?? [];
  if (indent === undefined) return null;
  return text.slice(at).split(new RegExp(`\n${indent}[)}](?:.*[^{\n])?\n`))[0] ?? '';
}

test('each of the 64 faults has a row', () => {
  expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 64 }, (_, at) => at + 1));
});

test.each(rows.map(([, number, row = '']) => [`F${number}`, row]))(
  '%s is tested by what its row names',
  (_fault, row) => {
    const wrong = testsIn(row).filter(
      ({ path, title }) => !existsSync(join(ROOT, path)) || !read(path).includes(title),
    );
    expect(testsIn(row)).not.toEqual([]);
    expect(wrong).toEqual([]);
    const idle = testsIn(row).filter(
      ({ path, title }) => !/expect|assert|waitForURL/i.test(bodyOf(read(path), title) ?? 'expect'),
    );
    expect(idle).toEqual([]);
  },
);
