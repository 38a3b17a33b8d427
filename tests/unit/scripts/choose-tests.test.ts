// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { chooseTests } from '../../../scripts/lib/choose-tests.mjs';
import { oneResult } from '../../../scripts/lib/results.mjs';
import type { Stage } from '../../../scripts/lib/stages.mjs';

const stage = (id: string, more: Partial<Stage> = {}): Stage => ({
  id,
  name: id,
  check: async () => oneResult(true),
  ...more,
});
const STAGES = [
  stage('unit', { tests: /\.test\.ts$/ }),
  stage('build'),
  stage('fixtures', { tests: /^widgets\/.*\.e2e\.ts$/, needsBuild: true }),
  stage('wordpress', { tests: /^tests\/e2e\/wordpress\//, needsBuild: true }),
];
const FILES = [
  'widgets/tabs/tabs.test.ts',
  'widgets/tabs/life.e2e.ts',
  'widgets/tabs/tabs.e2e.ts',
  'tests/unit/tabs-of-old.test.ts',
  'tests/e2e/wordpress/cart.e2e.ts',
];
const choose = (...args: string[]) =>
  chooseTests(STAGES, args, FILES).map(({ stage: { id }, choice }) => ({ id, ...choice }));
const all = { files: [], titles: [] };

describe('npm test --', () => {
  test('the id of a stage runs all of it, with the build that it needs', () => {
    expect(choose('unit')).toEqual([{ id: 'unit', ...all }]);
    expect(choose('fixtures')).toEqual([
      { id: 'build', ...all },
      { id: 'fixtures', ...all },
    ]);
  });

  test('the name of a widget runs the tests of its folder, in each stage that has some', () => {
    expect(choose('tabs')).toEqual([
      { id: 'build', ...all },
      { id: 'unit', files: ['widgets/tabs/tabs.test.ts'], titles: [] },
      { id: 'fixtures', files: ['widgets/tabs/life.e2e.ts', 'widgets/tabs/tabs.e2e.ts'], titles: [] },
    ]);
  });

  test('a part of a path runs what has it, and WordPress only for a test of its own', () => {
    expect(choose('tabs/life').map(({ id }) => id)).toEqual(['build', 'fixtures']);
    expect(choose('wordpress/cart').map(({ id }) => id)).toEqual(['build', 'wordpress']);
  });

  test('behind a colon stands a part of the title', () => {
    expect(choose('tabs.test.ts: keys: arrows')).toEqual([
      { id: 'unit', files: ['widgets/tabs/tabs.test.ts'], titles: ['keys: arrows'] },
    ]);
  });

  test('several arguments of one stage run together; one without a title wants all titles', () => {
    expect(choose('tabs.test.ts: arrows', 'tabs-of-old')).toEqual([
      { id: 'unit', files: ['tests/unit/tabs-of-old.test.ts', 'widgets/tabs/tabs.test.ts'], titles: [] },
    ]);
  });

  test('what matches nothing is an error, not a run without tests', () => {
    expect(() => choose('unit', 'sldier')).toThrow('"sldier" is no stage');
    expect(() => choose('')).toThrow('"" is no stage');
  });
});
