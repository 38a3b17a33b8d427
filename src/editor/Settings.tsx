import { InspectorControls, useBlockEditContext, useBlockEditingMode } from '@wordpress/block-editor';
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
  // A pattern is edited as a whole since WordPress 7: its sidebar has this group alone, of all blocks in it at once.
  const isPart = useBlockEditingMode() === 'contentOnly';
  const { isSelected } = useBlockEditContext();
  if (isPart && !isSelected) return null;
  return (
    <InspectorControls {...(isPart && { group: 'content' })}>
      <PanelBody title={isPart ? facts.title : say('settings')}>
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
