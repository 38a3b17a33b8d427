import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType } from '@wordpress/blocks';
import './editor.css';
import { boxOf } from './Box';
import { type BlockFacts, isInside, propOf, told } from './block';
import { exampleOf } from './example';
import { previewOf } from './Preview';
import { sectionsOf } from './Sections';
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
  const hasContent = Object.values(facts.fields).some(isInside);
  registerBlockType(name, {
    title,
    description,
    keywords,
    icon,
    variations: variationsOf(facts),
    example: exampleOf(facts),
    transforms: transformsOf(name, facts),
    edit: editorOf(widget, facts),
    save: () => (hasContent ? <InnerBlocks.Content /> : null),
  });
}

function editorOf(widget: string, facts: BlockFacts) {
  if (propOf(facts, 'slides')) return stripOf(widget, facts);
  if (propOf(facts, 'panels')) return sectionsOf(widget, facts);
  return propOf(facts, 'content', 'part') ? boxOf(facts) : previewOf(`mullion/${widget}`, facts);
}

for (const [widget, facts] of Object.entries(told.blocks)) register(widget, facts);
