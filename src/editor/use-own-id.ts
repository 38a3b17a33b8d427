import { select, useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { type BlockFacts, type PlacedBlock, propOf, type Values } from './block';

/**
 * Gives a block that comes into the editor an ID that none of its kind before it has: a second one, or a copy, would have
 * that of the first, and on the page one link would open both.
 */
export function useOwnId(
  facts: BlockFacts,
  { attributes, clientId }: { attributes: Values; clientId: string },
): void {
  const { updateBlockAttributes, __unstableMarkNextChangeAsNotPersistent: markQuiet } =
    useDispatch('core/block-editor');
  // Once: who writes an ID is not corrected at each letter, and nobody looks through the page at each key.
  useEffect(() => {
    const prop = propOf(facts, 'identifier');
    const own = prop ? idOf(attributes, prop, facts) : '';
    if (!prop || !own) return undefined;
    const all = allIn(select('core/block-editor').getBlocks?.() ?? []);
    const at = all.findIndex((block) => block.clientId === clientId);
    const same = all.slice(0, Math.max(at, 0)).filter(({ name }) => name === all[at]?.name);
    const ids = same.map((block) => idOf(block.attributes, prop, facts));
    if (!ids.includes(own)) return undefined;
    const stem = own.replace(/-\d+$/, '');
    let number = 2;
    while (ids.includes(`${stem}-${number}`)) number++;
    // No step of "Undo" of its own.
    markQuiet?.();
    updateBlockAttributes(clientId, { [prop]: `${stem}-${number}` });
    return undefined;
  }, [clientId]);
}

const idOf = (attributes: Values, prop: string, { defaults }: BlockFacts) =>
  String(attributes[prop] || defaults[prop] || '');

const allIn = (blocks: PlacedBlock[]): PlacedBlock[] =>
  blocks.flatMap((block) => [block, ...allIn(block.innerBlocks)]);
