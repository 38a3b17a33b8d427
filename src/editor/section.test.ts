import { expect, test } from 'vitest';
import type { Block } from './block';
import { titleOf } from './section';

const block = (name: string, content = '', ...innerBlocks: Block[]): Block => ({
  name,
  attributes: { content },
  innerBlocks,
});

test('a section is called by the first heading in it, as plain text', () => {
  const heading = block('core/heading', 'Bếp &amp; <em>ăn</em>');
  const columns = block('core/columns', '', block('core/paragraph', 'Chữ'), heading);
  expect(titleOf(block('core/group', '', columns, block('core/heading', 'Sau')))).toBe('Bếp & ăn');
});

test('one without a heading, or with an empty one, has no name', () => {
  expect(titleOf(block('core/group', '', block('core/paragraph', 'Chữ')))).toBe('');
  expect(titleOf(block('core/heading', ' '))).toBe('');
});
