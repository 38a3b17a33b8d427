import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { type BlockFacts, propOf, say } from './block';
import type { EditProps } from './Preview';
import { refusalOf } from './refused';
import { Settings } from './Settings';
import { useOwnId } from './use-own-id';

/** How a widget around other blocks is edited, such as a dialog: open, as a box, with the address that opens it if any. */
export const boxOf = (facts: BlockFacts) =>
  function Box({ attributes, setAttributes, clientId }: EditProps) {
    useOwnId(facts, { attributes, clientId });
    const named = propOf(facts, 'identifier') ?? '';
    const field = facts.fields[named];
    const isRefused = field !== undefined && refusalOf(field, attributes[named]) !== undefined;
    const id = String((isRefused ? undefined : attributes[named]) ?? facts.defaults[named] ?? '');
    const inside = useInnerBlocksProps({ className: 'mullion-editor__content' });
    return (
      <>
        <Settings facts={facts} attributes={attributes} setAttributes={setAttributes} />
        <div {...useBlockProps({ className: 'mullion-editor mullion-editor--box' })}>
          <p className="mullion-editor__name">
            {facts.title}
            {id && `: ${say('opensBy').replace('%s', `#${id}`)}`}
          </p>
          <div {...inside} />
        </div>
      </>
    );
  };
