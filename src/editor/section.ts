import type { Block, Values } from './block';

/** A new section: its heading is what its tab is called. */
export const sectionSketch = (content = ''): [string, Values, [string, Values][]] => [
  'core/group',
  {},
  [
    ['core/heading', { level: 3, content }],
    ['core/paragraph', {}],
  ],
];

/** The text of the first heading in a block, as the page calls its tab (wp-plugin/src/Blocks/Panels.php). */
export function titleOf(block: Block): string {
  const heading = allIn(block).find(({ name }) => name === 'core/heading');
  const html = String(heading?.attributes.content ?? '');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const allIn = (block: Block): Block[] => [block, ...block.innerBlocks.flatMap(allIn)];
