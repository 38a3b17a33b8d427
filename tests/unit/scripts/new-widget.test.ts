// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWidget } from '../../../scripts/lib/new-widget.mjs';
import { ROOT } from '../../../scripts/lib/root.mjs';

const PARTS = [
  'src',
  'widgets',
  'scripts',
  'wp-plugin',
  'fixtures/pages',
  'fixtures/server',
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
];
const LEFT_OUT = /\/wp-plugin\/build(\/|$)/;
let copy: string;

/** Every file of the copy with a digest of its content. */
function digest(): Map<string, string> {
  // With types: without them, Node walks through the link to node_modules too.
  const entries = readdirSync(copy, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const digests = files
    .filter((file) => !LEFT_OUT.test(file))
    .map(
      (file) => [relative(copy, file), createHash('md5').update(readFileSync(file)).digest('hex')] as const,
    );
  return new Map(digests);
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'mullion-new-'));
  for (const part of PARTS)
    cpSync(join(ROOT, part), join(copy, part), { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a new widget builds at once, and neither making nor removing it changes a shared file', {
  timeout: 120_000,
}, () => {
  const before = digest();

  const made = createWidget(copy, 'product-tour');
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: copy });

  const manifest = JSON.parse(readFileSync(join(copy, 'wp-plugin/build/manifest.json'), 'utf8'));
  expect(manifest.widgets['product-tour'].js).toMatch(/^product-tour-.*\.js$/);
  expect(manifest.widgets['product-tour'].css).toMatch(/^product-tour-style-.*\.css$/);
  const after = digest();
  expect([...after.keys()].filter((file) => !before.has(file)).sort()).toEqual([...made].sort());
  for (const file of made) rmSync(join(copy, file));
  expect(digest()).toEqual(before);
});

test('a name that is none, or taken, is one clear sentence', () => {
  expect(() => createWidget(copy, 'Product Tour')).toThrow('"Product Tour" is no widget name.');
  expect(() => createWidget(copy, undefined)).toThrow('"" is no widget name.');
  expect(() => createWidget(copy, 'notice')).toThrow('widgets/notice is there already.');
});
