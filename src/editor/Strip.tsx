import {
  BlockControls,
  MediaPlaceholder,
  MediaUpload,
  MediaUploadCheck,
  useBlockProps,
  useInnerBlocksProps,
} from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { type BlockFacts, say } from './block';
import type { Medium } from './PicturesControl';
import type { EditProps } from './Preview';
import { Settings } from './Settings';

/**
 * How a widget of slides is edited: each block in it is one, laid out by the widget's own stylesheet, which reads the
 * same attributes as on the page.
 */
export const stripOf = (widget: string, facts: BlockFacts) =>
  function Strip({ attributes, setAttributes, clientId }: EditProps) {
    const count = useSelect(
      (select) => select('core/block-editor').getBlockCount?.(clientId) ?? 0,
      [clientId],
    );
    const { insertBlocks } = useDispatch('core/block-editor');
    const add = (media: Medium[]) => {
      const pictures = media.map(({ id, url, alt }) => createBlock('core/image', { id, url, alt }));
      insertBlocks(pictures, undefined, clientId);
    };
    const root = { className: `mullion-${widget}`, 'data-widget': widget, ...dataOf(attributes, facts) };
    const track = useInnerBlocksProps(
      { className: `mullion-${widget}__track` },
      { orientation: 'horizontal' },
    );
    return (
      <>
        <Settings facts={facts} attributes={attributes} setAttributes={setAttributes} />
        <BlockControls>
          <ToolbarGroup>
            <MediaUploadCheck>
              <MediaUpload
                allowedTypes={['image']}
                multiple
                onSelect={add}
                render={({ open }: { open: () => void }) => (
                  <ToolbarButton icon="format-image" label={say('addPictures')} onClick={open} />
                )}
              />
            </MediaUploadCheck>
          </ToolbarGroup>
        </BlockControls>
        <div {...useBlockProps({ className: 'mullion-editor' })}>
          {count === 0 && (
            <MediaPlaceholder
              icon={facts.icon}
              labels={{ title: facts.title, instructions: say('slides') }}
              allowedTypes={['image']}
              accept="image/*"
              multiple
              onSelect={add}
            />
          )}
          <div {...root}>
            <div {...track} />
          </div>
        </div>
      </>
    );
  };

/** The attributes that the stylesheet reads. */
function dataOf(attributes: EditProps['attributes'], { fields, defaults }: BlockFacts) {
  const said = Object.keys(fields).map((prop) => [prop, attributes[prop] ?? defaults[prop]] as const);
  return Object.fromEntries(
    said
      .filter(([, value]) => value !== undefined && value !== '' && typeof value !== 'object')
      .map(([prop, value]) => [`data-${prop.replaceAll('_', '-')}`, String(value)]),
  );
}
