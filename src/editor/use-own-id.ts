import { useDispatch, useSelect } from '@wordpress/data';
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
  const prop = propOf(facts, 'identifier');
  const taken = useSelect(
    (select) => {
      const editor = select('core/block-editor');
      const all = allIn(editor.getBlocks?.() ?? []);
      const at = all.findIndex((block) => block.clientId === clientId);
      const same = all.slice(0, Math.max(at, 0)).filter(({ name }) => name === all[at]?.name);
      return prop ? same.map((block) => idOf(block.attributes, prop, facts)).join(' ') : '';
    },
    [clientId, prop],
  );
  const { updateBlockAttributes, __unstableMarkNextChangeAsNotPersistent: markQuiet } =
    useDispatch('core/block-editor');
  const own = prop ? idOf(attributes, prop, facts) : '';
  useEffect(() => {
    const ids = taken.split(' ');
    if (!prop || !own || !ids.includes(own)) return undefined;
    const stem = own.replace(/-\d+$/, '');
    let number = 2;
    while (ids.includes(`${stem}-${number}`)) number++;
    // No step of "Undo" of its own.
    markQuiet?.();
    updateBlockAttributes(clientId, { [prop]: `${stem}-${number}` });
    return undefined;
    // Once: who writes an ID is not corrected at each letter.
  }, [clientId]);
}

const idOf = (attributes: Values, prop: string, { defaults }: BlockFacts) =>
  String(attributes[prop] || defaults[prop] || '');

const allIn = (blocks: PlacedBlock[]): PlacedBlock[] =>
  blocks.flatMap((block) => [block, ...allIn(block.innerBlocks)]);
