import { createBlock } from '@wordpress/blocks';
import { type Block, type BlockFacts, propOf, type Values } from './block';
import { hasAll, idsOf } from './library-pictures';

/** What core's blocks become, by the kind of what the widget takes: pictures, slides, or any content. */
export function transformsOf(name: string, facts: BlockFacts) {
  const pictures = propOf(facts, 'pictures');
  const gallery = (make: (images: Block[]) => Block) => ({
    type: 'block',
    blocks: ['core/gallery'],
    transform: (_: Values, images: Block[]) => make(images),
  });
  const group = {
    type: 'block',
    blocks: ['core/group'],
    transform: (_: Values, inner: Block[]) => createBlock(name, {}, inner),
  };
  const unwrapped = {
    type: 'block',
    blocks: ['core/group'],
    transform: (_: Values, inner: Block[]) => createBlock('core/group', {}, inner),
  };
  if (pictures) {
    const make = (images: Block[]) => createBlock(name, { [pictures]: idsOf(images) });
    return { from: [{ ...gallery(make), isMatch: (_: Values, block: Block) => hasAll(block) }] };
  }
  if (propOf(facts, 'slides')) {
    return { from: [gallery((images) => createBlock(name, {}, images)), group], to: [unwrapped] };
  }
  return propOf(facts, 'content', 'part', 'panels') ? { from: [group], to: [unwrapped] } : {};
}
