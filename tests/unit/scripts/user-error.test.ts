// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/new.mjs', ...args], { cwd: ROOT, encoding: 'utf8' });

test('who asks a command what it takes is told', () => {
  const { status, stdout } = run('--help');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/NAME \[--kind KIND\][\s\S]*hydrate/)]);
});

test('an option that a command does not have is one line, without a stack trace', () => {
  const { status, stderr } = run('--what');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^mullion: Unknown option '--what'.*\n$/)]);
});
