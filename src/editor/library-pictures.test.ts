import { expect, test } from 'vitest';
import type { Block } from './block';
import { hasAll, idsOf } from './library-pictures';

const image = (attributes: Block['attributes']): Block => ({
  name: 'core/image',
  attributes,
  innerBlocks: [],
});
const gallery = (...innerBlocks: Block[]): Block => ({ name: 'core/gallery', attributes: {}, innerBlocks });

test('the pictures of a gallery are known by their IDs, in their order', () => {
  const own = gallery(image({ id: 7 }), image({ id: 3, url: '/b.jpg' }));
  expect([hasAll(own), idsOf(own.innerBlocks)]).toEqual([true, [7, 3]]);
});

test('one that is an address alone is not in the library', () => {
  expect(hasAll(gallery(image({ id: 7 }), image({ url: '/b.jpg' })))).toBe(false);
});
