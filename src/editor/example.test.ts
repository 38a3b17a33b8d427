import { expect, test } from 'vitest';
import type { BlockFacts } from './block';
import { exampleOf } from './example';

const facts = (kind: string, example?: BlockFacts['example']): BlockFacts => ({
  title: 'Tabs',
  description: 'What it is.',
  keywords: '',
  icon: '',
  variations: '',
  defaults: {},
  fields: { inside: { kind, label: '' } },
  ...(example && { example }),
});

test('the inserter previews what the widget says', () => {
  expect(exampleOf(facts('text', { number: '15' }))).toEqual({ attributes: { number: '15' } });
});

test('a container is previewed with something in it', () => {
  const names = (kind: string) => exampleOf(facts(kind, []))?.innerBlocks?.map(({ name }) => name);
  expect(names('panels')).toEqual(['core/group', 'core/group']);
  expect(names('part')).toEqual(['core/heading', 'core/paragraph']);
});

test('without an example there is no preview', () => {
  expect(exampleOf(facts('panels'))).toBeUndefined();
});
