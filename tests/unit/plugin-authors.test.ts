import { expect, test } from 'vitest';
import { SNIPPETS } from './helpers/snippets';
import { filesIn, read } from './helpers/sources';

const PLUGINS = ['tips', 'hello'];

const paper = read('docs/plugin-authors.md');
const shown = [...paper.matchAll(/^`(?<file>\S+)`:\n\n```\w+\n(?<code>[\s\S]*?)^```$/gm)].map(
  ({ groups }) => [groups?.file ?? '', groups?.code ?? ''] as const,
);

test.each(shown)('the paper shows the whole of %s, which is built and run by the tests', (file, code) => {
  expect(code).toBe(read(`fixtures/plugins/${file}`));
});

test('who copies all that it shows has the whole plugins', () => {
  const files = PLUGINS.flatMap((name) => filesIn(`fixtures/plugins/${name}`));
  expect(shown.map(([file]) => `fixtures/plugins/${file}`).sort()).toEqual(files.sort());
});

test('it shows nothing else but commands', () => {
  const code = SNIPPETS.filter((snippet) => snippet.paper === 'docs/plugin-authors.md');
  expect(code.filter(({ language }) => language !== 'sh').length).toBe(shown.length);
});

test('they are built by the browser tests, and used there', () => {
  expect(read('scripts/lib/example-plugin.mjs')).toContain("['product-tour', 'tips']");
  for (const name of PLUGINS)
    expect(read('tests/e2e/wordpress/other-plugin.e2e.ts')).toContain(`activate(page, '${name}'`);
});
