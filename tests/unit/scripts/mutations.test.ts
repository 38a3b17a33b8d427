// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFiles } from '../../../scripts/lib/choose-tests.mjs';
import { parseMutation, readMutations } from '../../../scripts/lib/mutations.mjs';
import { ROOT } from '../../../scripts/lib/root.mjs';

const mutations = readMutations();

test('there are mutations', () => {
  expect(mutations.length).toBeGreaterThan(0);
});

describe.each(mutations)('the fault $name', ({ path, test: argument, files }) => {
  test('applies to the product, and to nothing else', () => {
    const { status, stderr } = spawnSync('git', ['apply', '--check', path], { cwd: ROOT, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(files.filter((file) => /^(tests|scripts)\/|\.(test|e2e)\.tsx?$/.test(file))).toEqual([]);
  });

  test('names a test that there is', () => {
    const [file = '', title = ''] = argument.split(/: (.*)/s);
    expect(testFiles()).toContain(file);
    // A page's name before it comes from a list.
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title.replace(/^(demo|fixture)\/[\w-]+: /, ''));
  });
});

test('a patch without its two lines is told what it lacks', () => {
  const diff = 'diff --git a/src/entry.ts b/src/entry.ts\n';
  expect(() => parseMutation('tests/mutations/bare.patch', diff)).toThrow(
    'bare.patch has to begin with "Fault:',
  );
  const text = `Fault: Nothing starts.\nTest: src/entry.test.ts: starts\n\n${diff}`;
  expect(parseMutation('tests/mutations/whole.patch', text)).toMatchObject({
    name: 'whole',
    fault: 'Nothing starts.',
    test: 'src/entry.test.ts: starts',
    files: ['src/entry.ts'],
  });
});
