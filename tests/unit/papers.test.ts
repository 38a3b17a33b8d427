// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/lib/root.mjs';
import { wrongCitations, wrongPaths } from './helpers/papers';
import { PAPERS, WP_LINES } from './helpers/snippets';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
const OTHERS = /(^|\/)(node_modules|vendor|build|golden|lib\/php-jwt)\//;
const files = ['src', 'widgets', 'wp-plugin', 'scripts', 'tests', 'fixtures']
  .flatMap(filesIn)
  .filter((path) => !OTHERS.test(path));
const papers = ['README.md', ...filesIn('docs')];
const documents = [...papers, 'CONTRIBUTING.md', ...files.filter((path) => path.endsWith('.md'))];

describe('a comment that cites a document', () => {
  const sources = files.filter((path) => /\.(tsx?|mjs|php|css|html)(\.txt)?$/.test(path));

  test('names a file that exists, and headings that are in it', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.flatMap((path) => wrongCitations(path, read(path)))).toEqual([]);
  });

  test.each([
    ['a file that is not there', '/** See threat.md 0.1. */', 'there is no threat.md'],
    ['a heading that is not there', '// As docs/threats.md, "Nothing" says.', 'has no heading "Nothing"'],
    ['no heading', '/* So says docs/threats.md. */', 'is cited without a heading'],
    [
      'a second heading that is not there',
      '// docs/threats.md, "The cart" and "The car"',
      'has no heading "The car"',
    ],
  ])('is found with %s', (_what, comment, problem) => {
    expect(wrongCitations('src/entry.ts', `const a = 1;\n${comment}\n`)).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  test.each([
    [
      'that goes on in the next line',
      '/**\n * As docs/threats.md, "The session is saved\n * last write wins" says.\n */',
    ],
    ['of a page beside the file', '/** The numbers are in DECISIONS.md, "PHP is written in PER style". */'],
    ['in a string is none', "const page = 'nowhere.md';\nglob('src/*/nowhere.md'); /* ok */"],
  ])('a citation %s', (_what, text) => {
    expect(wrongCitations('src/entry.ts', text)).toEqual([]);
  });
});

describe('a document', () => {
  test('links to what is there, and names files that are there', () => {
    expect(documents.length).toBeGreaterThan(30);
    expect(documents.flatMap((path) => wrongPaths(path, read(path)))).toEqual([]);
  });

  test('is found with a wrong link or file', () => {
    const text = '[a](gone.md) [b](glossary.md#glossary) [c](glossary.md#gone) `src/gone.ts` `src/entry.ts`';
    expect(wrongPaths('docs/a.md', text)).toHaveLength(3);
  });

  test('can be read in one go', () => {
    // What commands write between markers is looked up, not read.
    const written = /<!-- ([\w-]+) -->[\s\S]*?<!-- \/\1 -->/g;
    const lines = (path: string) => read(path).replace(written, '').split('\n').length;
    expect(lines('README.md')).toBeLessThan(150);
    expect(papers.filter((path) => lines(path) > 250)).toEqual([]);
  });

  test('has no measured number that no command writes', () => {
    const measured = /\d[\d.,]*\s?(?:KB|kB|MB|ms|×|%)(?![\w])/;
    const byHand = papers.flatMap((path) =>
      read(path)
        .replace(/<!-- ([\w-]+) -->[\s\S]*?<!-- \/\1 -->/g, '')
        .split('\n')
        .filter((line) => measured.test(line))
        .map((line) => `${path}: ${line}`),
    );
    expect(byHand).toEqual([]);
  });
});

test('every command of WP-CLI in the papers is one that the plugin adds, with options that it takes', () => {
  const php = files.filter((path) => /^wp-plugin\/src\/.*\.php$/.test(path)).map(read);
  const added = new Set(
    php.flatMap((code) =>
      [...code.matchAll(/WpCli::add\('mullion ([a-z ]+)'/g)].map(([, name = '']) => name),
    ),
  );
  const taken = new Set(
    php.flatMap((code) => [...code.matchAll(/->(?:option|flag)\('(\w+)'/g)].map(([, name = '']) => name)),
  );
  const written = WP_LINES.map((line) => line.replace('mullion ', ''));
  expect(written.length).toBeGreaterThan(10);
  const names = written.map((line) => line.split(' ').slice(0, 2));
  expect(names.filter(([one, two]) => !added.has(`${one}`) && !added.has(`${one} ${two}`))).toEqual([]);
  const options = written.flatMap((line) => [...line.matchAll(/--(\w+)/g)].map(([, name = '']) => name));
  expect(options.filter((name) => name !== 'url' && !taken.has(name))).toEqual([]);
});

test('the README asks for what the plugin and the package ask for', () => {
  const header = read('wp-plugin/mullion.php');
  const of = (name: string) => new RegExp(`${name}:\\s*([\\d.]+)`).exec(header)?.[1];
  const node = (JSON.parse(read('package.json')) as { engines: { node: string } }).engines.node.replace(
    '>=',
    '',
  );
  const readme = read('README.md').replace(/\s+/g, ' ');
  expect(readme).toContain(`Node ${node} or newer`);
  expect(readme).toContain(`WordPress ${of('Requires at least')} and PHP ${of('Requires PHP')}`);
  expect(readme).toContain(`WooCommerce ${of('WC requires at least')} or newer`);
});

test('a filter or an action is not called a hook, as the glossary says', () => {
  expect(read('docs/glossary.md').match(/Not called a hook here/g)?.length).toBe(2);
  const called = PAPERS.filter((path) => /^\| hook +\||\bhooked\b|\bhook it to\b/m.test(read(path)));
  expect(called).toEqual([]);
});

test('the glossary has at most 40 words, each once', () => {
  const words = [...read('docs/glossary.md').matchAll(/^\| (\*\*.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/\*\*(.+?)\*\*/g)].map(([, word]) => word),
  );
  expect(words.length).toBeGreaterThan(30);
  expect(words.length).toBeLessThanOrEqual(40);
  expect(words).toEqual([...new Set(words)].sort((a, b) => `${a}`.localeCompare(`${b}`)));
});
