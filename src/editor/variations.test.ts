import { expect, test } from 'vitest';
import type { BlockFacts } from './block';
import { variationsOf } from './variations';

const slider: BlockFacts = {
  title: 'Slider',
  description: '',
  keywords: '',
  icon: 'slides',
  variations: 'preset',
  defaults: { preset: 'home' },
  fields: {
    preset: {
      kind: 'choice',
      label: 'Kind',
      words: ['plain', 'home', 'tab'],
      choices: { plain: 'One at a time', home: 'Large pictures' },
      variations: ['home'],
    },
  },
};
const all = variationsOf(slider);
const activeOf = (values: Record<string, unknown>) =>
  all.filter(({ isActive }) => isActive(values)).map(({ name }) => name);

test('each word of the field is a variation, called by its label', () => {
  expect(all.map(({ title, attributes }) => [title, attributes])).toEqual([
    ['Slider: One at a time', { preset: 'plain' }],
    ['Slider: Large pictures', { preset: 'home' }],
    ['Slider: tab', { preset: 'tab' }],
  ]);
});

test('the usual ones are in the inserter, all among those that a block may become', () => {
  expect(all.map(({ scope }) => scope)).toEqual([['transform'], ['inserter', 'transform'], ['transform']]);
});

test('a block is the one whose word it has, and without one that of the default', () => {
  expect([activeOf({ preset: 'tab' }), activeOf({})]).toEqual([['tab'], ['home']]);
});

test('a widget without such a field has none', () => {
  expect(variationsOf({ ...slider, variations: '' })).toEqual([]);
});
