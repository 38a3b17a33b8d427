import { useBlockProps } from '@wordpress/block-editor';
import { Disabled, Placeholder } from '@wordpress/components';
import ServerSideRender from '@wordpress/server-side-render';
import { type BlockFacts, say, type Values } from './block';
import { Settings } from './Settings';

export interface EditProps {
  attributes: Values;
  setAttributes: (values: Values) => void;
  clientId: string;
}

/** How a widget that PHP prints whole is edited: as the page has it, with its settings beside. */
export const previewOf = (name: string, facts: BlockFacts) =>
  function Preview({ attributes, setAttributes }: EditProps) {
    const nothing = () => <Placeholder icon={facts.icon} label={facts.title} instructions={say('nothing')} />;
    return (
      <>
        <Settings facts={facts} attributes={attributes} setAttributes={setAttributes} />
        <div {...useBlockProps({ className: 'mullion-editor' })}>
          <Disabled>
            <ServerSideRender
              block={name}
              attributes={attributes}
              skipBlockSupportAttributes
              httpMethod="POST"
              EmptyResponsePlaceholder={nothing}
            />
          </Disabled>
        </div>
      </>
    );
  };
