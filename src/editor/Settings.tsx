import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { type BlockFacts, isInside, say, type Values } from './block';
import { Control } from './Control';

interface Props {
  facts: BlockFacts;
  attributes: Values;
  setAttributes: (values: Values) => void;
}

/** The block's panel in the sidebar: a control for each field. */
export function Settings({ facts, attributes, setAttributes }: Props) {
  const fields = Object.entries(facts.fields).filter(([, field]) => !isInside(field));
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
