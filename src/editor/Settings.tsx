import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { type BlockFacts, say, type Values } from './block';
import { Control } from './Control';

interface Props {
  facts: BlockFacts;
  attributes: Values;
  setAttributes: (values: Values) => void;
}

/** What stands between the block's comments is set in the page itself. */
const isInside = (kind: string) => kind === 'content' || kind === 'slides';

/** The block's panel in the sidebar: a control for each field. */
export function Settings({ facts, attributes, setAttributes }: Props) {
  const fields = Object.entries(facts.fields).filter(([, { kind }]) => !isInside(kind));
  return (
    <InspectorControls>
      <PanelBody title={say('settings')}>
        {fields.map(([prop, field]) => (
          <Control
            key={prop}
            field={field}
            value={attributes[prop]}
            fallback={facts.defaults[prop] ?? ''}
            onChange={(value) => setAttributes({ [prop]: value })}
          />
        ))}
      </PanelBody>
    </InspectorControls>
  );
}
