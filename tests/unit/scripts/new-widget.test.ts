// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWidget } from '../../../scripts/lib/new-widget.mjs';
import { ROOT } from '../../../scripts/lib/root.mjs';

/** Of the project, for a copy that everything can be run in. */
const LEFT_OUT =
  /\/(node_modules|\.git|\.cache|test-results|wp-plugin\/build|tests\/php\/vendor|tests\/look\/approved)(\/|$)/;
let copy: string;

/** Every file of the copy with a digest of its content. */
function digest(): Map<string, string> {
  // With types: without them, Node walks through the link to node_modules too.
  const entries = readdirSync(copy, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const digests = files
    .filter((file) => !LEFT_OUT.test(file.slice(copy.length)))
    .map(
      (file) => [relative(copy, file), createHash('md5').update(readFileSync(file)).digest('hex')] as const,
    );
  return new Map(digests);
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'mullion-new-'));
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !LEFT_OUT.test(path.slice(ROOT.length)) });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (file: string, ...args: string[]) =>
  execFileSync(process.execPath, [file, ...args], { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
const tool = (name: string, ...args: string[]) =>
  execFileSync(join(ROOT, 'node_modules/.bin', name), args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

test('a new widget of each kind passes every check, and neither making nor removing it changes a shared file', {
  timeout: 240_000,
}, () => {
  const before = digest();
  const names = { behaviour: 'door-code', enhance: 'room-chooser-of-the-house', hydrate: 'product-tour' };

  const made = Object.entries(names).flatMap(([kind, name]) => {
    const printed = run('scripts/new.mjs', name, '--kind', kind);
    return [...printed.matchAll(/^ {2}(\S+)$/gm)].map(([, file]) => file as string);
  });
  run('scripts/build.mjs');

  const { widgets } = JSON.parse(readFileSync(join(copy, 'wp-plugin/build/manifest.json'), 'utf8'));
  for (const name of Object.values(names)) {
    expect(widgets[name].js).toMatch(new RegExp(`^${name}-.*\\.js$`));
    expect(widgets[name].css).toMatch(new RegExp(`^${name}-style-.*\\.css$`));
  }
  tool('tsc', '--noEmit', '-p', '.');
  tool('biome', 'ci', ...made.filter((file) => !/golden|\.html$/.test(file)), '--error-on-warnings');
  tool('size-limit');
  const tests = ['structure', 'layers', 'papers', 'golden.test', 'golden-php'].map(
    (file) => `tests/unit/${file}`,
  );
  tool('vitest', 'run', ...Object.values(names).map((name) => `widgets/${name}`), ...tests);

  const after = digest();
  expect([...after.keys()].filter((file) => !before.has(file)).sort()).toEqual([...made].sort());
  for (const file of made) rmSync(join(copy, file));
  expect(digest()).toEqual(before);
});

test('a kind that is none is one clear sentence', () => {
  expect(() => createWidget(copy, 'door-code', 'plugin')).toThrow('"plugin" is no kind of widget.');
});

test('a name that is none, or taken, is one clear sentence', () => {
  expect(() => createWidget(copy, 'Product Tour')).toThrow('"Product Tour" is no widget name.');
  expect(() => createWidget(copy, undefined)).toThrow('"" is no widget name.');
  expect(() => createWidget(copy, 'notice')).toThrow('widgets/notice is there already.');
});
