import { BlockControls, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { type BlockFacts, type PlacedBlock, say } from './block';
import type { EditProps } from './Preview';
import { Settings } from './Settings';
import { sectionSketch, titleOf } from './section';
import { useOwnId } from './use-own-id';

const NONE: PlacedBlock[] = [];
const TEMPLATE = [sectionSketch(), sectionSketch()];

/** How tabs are edited: each block in it is one, all of them open; the row on top says what they are called. */
export const sectionsOf = (widget: string, facts: BlockFacts) =>
  function Sections({ attributes, setAttributes, clientId }: EditProps) {
    useOwnId(facts, { attributes, clientId });
    const sections = useSelect(
      (select) => select('core/block-editor').getBlocks?.(clientId) ?? NONE,
      [clientId],
    );
    // Not where only the words of a pattern are edited.
    const canAdd = useSelect(
      (select) => select('core/block-editor').canInsertBlockType?.('core/group', clientId),
      [clientId],
    );
    const { insertBlocks, selectBlock } = useDispatch('core/block-editor');
    const add = () => insertBlocks([made(sectionSketch())], undefined, clientId);
    const inside = useInnerBlocksProps({ className: 'mullion-editor__content' }, { template: TEMPLATE });
    return (
      <>
        <Settings facts={facts} attributes={attributes} setAttributes={setAttributes} />
        {canAdd && (
          <BlockControls>
            <ToolbarGroup>
              <ToolbarButton icon="plus" label={say('addTab')} onClick={add} />
            </ToolbarGroup>
          </BlockControls>
        )}
        <div {...useBlockProps({ className: 'mullion-editor' })}>
          <div className={`mullion-${widget}`} data-widget={widget}>
            <ul>
              {sections.map((section, index) => (
                <li key={section.clientId}>
                  <a
                    href={`#block-${section.clientId}`}
                    onClick={(event) => {
                      event.preventDefault();
                      selectBlock(section.clientId);
                    }}
                  >
                    {titleOf(section) || say('tab').replace('%s', String(index + 1))}
                  </a>
                </li>
              ))}
            </ul>
            <div {...inside} />
          </div>
        </div>
      </>
    );
  };

type Sketch = ReturnType<typeof sectionSketch>;

const made = ([name, attributes, inner]: Sketch) =>
  createBlock(
    name,
    attributes,
    inner.map(([part, given]) => createBlock(part, given)),
  );
