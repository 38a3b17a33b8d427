import { expect, test } from 'vitest';
import { read } from './helpers/sources';

const blocks = [
  ...read('docs/plugin-authors.md').matchAll(/```\w+\n\/\/ (?<file>\S+)\n(?<code>[\s\S]*?)```/g),
].map(({ groups }) => [groups?.file ?? '', groups?.code ?? ''] as const);

test.each(blocks)('what the paper shows of %s stands there, and is run by its tests', (file, code) => {
  expect(read(file)).toContain(code.trimEnd());
});

test('the paper has such blocks', () => {
  expect(blocks.length).toBeGreaterThan(3);
});
