import { MediaPlaceholder, useBlockProps } from '@wordpress/block-editor';
import { Disabled, Placeholder, Spinner } from '@wordpress/components';
import { RawHTML } from '@wordpress/element';
import { type BlockFacts, propOf, say, type Values } from './block';
import type { Medium } from './PicturesControl';
import { Settings } from './Settings';
import { useOwnId } from './use-own-id';
import { usePrinted } from './use-printed';

export interface EditProps {
  attributes: Values;
  setAttributes: (values: Values) => void;
  clientId: string;
}

/** How a widget that PHP prints whole is edited: as the page has it, with its settings beside. */
export const previewOf = (name: string, facts: BlockFacts) =>
  function Preview({ attributes, setAttributes, clientId }: EditProps) {
    useOwnId(facts, { attributes, clientId });
    const pictures = propOf(facts, 'pictures');
    const isEmpty = pictures !== undefined && [attributes[pictures] ?? []].flat().length === 0;
    return (
      <>
        <Settings facts={facts} attributes={attributes} setAttributes={setAttributes} />
        <div {...useBlockProps({ className: 'mullion-editor' })}>
          {isEmpty ? (
            <MediaPlaceholder
              icon={facts.icon}
              labels={{ title: facts.title, instructions: facts.description }}
              allowedTypes={['image']}
              accept="image/*"
              multiple
              onSelect={(media: Medium[]) => setAttributes({ [pictures]: media.map(({ id }) => id) })}
            />
          ) : (
            <Printed name={name} facts={facts} attributes={attributes} />
          )}
        </div>
      </>
    );
  };

interface PrintedProps {
  name: string;
  facts: BlockFacts;
  attributes: Values;
}

/** What the server prints; nothing in it can be pressed. */
function Printed({ name, facts, attributes }: PrintedProps) {
  // Colours and spacing are on the block's own element already.
  const own = Object.fromEntries(Object.keys(facts.fields).map((prop) => [prop, attributes[prop]]));
  const html = usePrinted(name, own);
  if (html === null) return <Spinner />;
  if (html === '') return <Placeholder icon={facts.icon} label={facts.title} instructions={say('nothing')} />;
  return (
    <Disabled>
      <RawHTML>{html}</RawHTML>
    </Disabled>
  );
}
