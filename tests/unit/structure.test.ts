import { describe, expect, test } from 'vitest';
import { attributeTable } from '../../scripts/lib/attribute-tables.mjs';
import { BLOCKS_PAGE, fillBlockTables } from '../../scripts/lib/block-table.mjs';
import { editorFile, fieldsOf } from '../../scripts/lib/editor-fields.mjs';
import { EVENTS_PAGE, fillEventTable } from '../../scripts/lib/event-table.mjs';
import {
  fillKindTable,
  fillWidgetTable,
  KINDS_PAGE,
  kindOf,
  WIDGETS_PAGE,
} from '../../scripts/lib/widget-table.mjs';
import type { Widget } from '../../src/registry/define-widget';
import { functionsOf } from './helpers/functions';
import { filesIn, foldersIn, has, importsOf, isTest, read } from './helpers/sources';

const OURS = ['src', 'widgets', 'wp-plugin/src', 'scripts'];
const widgets = foldersIn('widgets');
const modules = import.meta.glob<Widget>('../../widgets/*/index.ts', { import: 'default' });
const definitionOf = async (name: string) => modules[`../../widgets/${name}/index.ts`]?.();

test('there is something to look at', () => {
  expect(widgets).toContain('mini-cart');
});

describe.each(widgets)('the folder widgets/%s', (name) => {
  const folder = `widgets/${name}`;
  const files = filesIn(folder);

  test('defines the widget that it is called after', async () => {
    expect((await definitionOf(name))?.name).toBe(name);
  });

  test('has a page of documentation with the table of its attributes: npm run docs', async () => {
    expect(has(folder, 'README.md')).toBe(true);
    const attributes = (await definitionOf(name))?.attributes ?? {};
    const table = Object.keys(attributes).length > 0 ? attributeTable(attributes) : '';
    expect(read(`${folder}/README.md`)).toContain(table);
  });

  test('says in its page what kind it is, and is one: a behaviour has no component', () => {
    const isComponent = kindOf(name).kind !== 'behaviour';
    expect(isComponent).toBe(files.some((path) => /(?<!\.test)\.tsx$/.test(path)));
  });

  test('says of each attribute what it does', async () => {
    const attributes = Object.entries((await definitionOf(name))?.attributes ?? {});
    expect(attributes.filter(([, { about }]) => !about).map(([key]) => key)).toEqual([]);
  });

  test('has template.php, widget.php and cases.json, or none of them', () => {
    const halves = ['template.php', 'widget.php', 'cases.json'].filter((file) => has(folder, file));
    expect([0, 3]).toContain(halves.length);
  });

  test('is a block, where it has a template, or says why not', async () => {
    const file = editorFile(name);
    const definition = await definitionOf(name);
    expect(file !== null).toBe(has(folder, 'template.php'));
    if (file && definition) {
      expect(Boolean(file.none)).toBe(!file.fields);
      expect(Object.values(fieldsOf(definition, file)).filter(({ label }) => !label)).toEqual([]);
    }
  });

  test('has a stylesheet, where it prints markup of its own', () => {
    expect(!has(folder, 'template.php') || has(folder, 'style.css')).toBe(true);
  });

  test('has a fixture page of its name', () => {
    expect(has('fixtures/pages', `${name}.html`)).toBe(true);
  });

  test('has unit tests and browser tests', () => {
    expect(files.filter((path) => /\.test\.tsx?$/.test(path))).not.toEqual([]);
    expect(files.filter((path) => /\.e2e\.tsx?$/.test(path))).not.toEqual([]);
  });

  test('imports no other widget', () => {
    const foreign = importsOf(files).filter(
      ({ to }) => to.startsWith('widgets/') && !to.startsWith(`${folder}/`),
    );
    expect(foreign).toEqual([]);
  });
});

test('every source file can be read in one go: at most 200 lines', () => {
  const sources = OURS.flatMap(filesIn).filter((path) => /\.(tsx?|mjs|js|php|css)$/.test(path));
  const lines = (path: string) => read(path).trimEnd().split('\n').length;
  const long = sources.filter((path) => lines(path) > 200).map((path) => `${path}: ${lines(path)}`);
  expect(long).toEqual([]);
});

const lengthOf = (path: string) => (/\.tsx$|\/Plugin\.php$/.test(path) ? 80 : 50);
const longFunctions = (path: string, code: string) =>
  functionsOf(path, code)
    .filter(({ lines }) => lines > lengthOf(path))
    .map(({ line, lines }) => `${path}:${line}: ${lines} lines`);

test('every function has at most 50 lines, and 80 where it draws a component or builds the plugin', () => {
  const sources = ['src', 'widgets', 'wp-plugin/src']
    .flatMap(filesIn)
    .filter((path) => /(?<!\.d)\.(tsx?|php)$/.test(path) && !isTest(path));
  expect(sources.length).toBeGreaterThan(600);
  expect(sources.flatMap((path) => longFunctions(path, read(path)))).toEqual([]);
});

test.each([
  ['a.ts', (body: string) => `export const a = {\n  b() {\n${body}  },\n};\n`],
  ['a.tsx', (body: string) => `function A() {\n  return <p>{() => {\n${body}  }}</p>;\n}\n`],
  ['a.php', (body: string) => `<?php\n    public function a(int $b): void\n    {\n${body}    }\n`],
])('a long function of %s is found', (path, codeOf) => {
  expect(longFunctions(path, codeOf('    a();\n'.repeat(40)))).toEqual([]);
  expect(longFunctions(path, codeOf('    a();\n'.repeat(80)))).not.toEqual([]);
});

test('no line of PHP is wider than 120 columns', () => {
  const php = ['wp-plugin', 'widgets'].flatMap(filesIn).filter((path) => path.endsWith('.php'));
  // firebase/php-jwt is not ours to wrap.
  const ours = php.filter((path) => !path.startsWith('wp-plugin/lib/'));
  const wide = ours.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => ([...line].length > 120 ? [`${path}:${index + 1}`] : [])),
  );
  expect(ours.length).toBeGreaterThan(100);
  expect(wide).toEqual([]);
});

/** Asked for by its address, a file of ours would else end in an error that names its path. */
test('every PHP file that a site serves ends at once where WordPress has not loaded it', () => {
  const guard = /^\\?defined\('(ABSPATH|WP_UNINSTALL_PLUGIN)'\) \|\| exit;$/;
  const allowed = /^(<\?php|declare\(strict_types=1\);|namespace [\w\\]+;|use [\w\\]+;|)$/;
  const files = ['wp-plugin', 'widgets'].flatMap(filesIn).filter((path) => path.endsWith('.php'));
  const codeOf = (path: string) =>
    read(path)
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .split('\n');
  const isOpen = (path: string) => !guard.test(codeOf(path).find((line) => !allowed.test(line)) ?? '');
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter(isOpen)).toEqual([]);
});

test('no stylesheet asks :has() of the root or of every element: each new node would be asked about', () => {
  const costly = /(:root|html|body):has\((?!>)|:where\(:has\(/;
  const sheets = ['src', 'widgets', 'fixtures/theme']
    .flatMap(filesIn)
    .filter((path) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(30);
  expect(sheets.filter((path) => costly.test(read(path)))).toEqual([]);
});

test.each([
  [WIDGETS_PAGE, fillWidgetTable],
  [KINDS_PAGE, fillKindTable],
  [EVENTS_PAGE, fillEventTable],
  [BLOCKS_PAGE, fillBlockTables],
])('%s lists what is there, but for what is new: npm run docs', async (page, fill) => {
  const written = read(page).split('\n');
  const fresh = (await fill(read(page))).split('\n');
  expect(written.filter((line) => line.startsWith('| [')).length).toBeGreaterThan(20);
  expect(written.filter((line) => !fresh.includes(line))).toEqual([]);
});
