import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType } from '@wordpress/blocks';
import './editor.css';
import { boxOf } from './Box';
import { type BlockFacts, propOf, told } from './block';
import { previewOf } from './Preview';
import { stripOf } from './Strip';
import { transformsOf } from './transforms';
import { variationsOf } from './variations';

/**
 * The widgets as blocks in WordPress's editors. Attributes and supports are the server's, which has told the editor of
 * them by the time this runs.
 */
function register(widget: string, facts: BlockFacts) {
  const name = `mullion/${widget}`;
  const { title, description, icon } = facts;
  const keywords = facts.keywords.split(', ').filter(Boolean);
  const isStrip = propOf(facts, 'slides') !== undefined;
  const hasContent = isStrip || propOf(facts, 'content') !== undefined;
  const preview = () => previewOf(name, facts);
  registerBlockType(name, {
    title,
    description,
    keywords,
    icon,
    variations: variationsOf(facts),
    example: facts.example && { attributes: facts.example },
    transforms: transformsOf(name, facts),
    edit: isStrip ? stripOf(widget, facts) : hasContent ? boxOf(facts) : preview(),
    save: () => (hasContent ? <InnerBlocks.Content /> : null),
  });
}

for (const [widget, facts] of Object.entries(told.blocks)) register(widget, facts);
