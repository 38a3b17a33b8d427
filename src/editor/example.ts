import { type BlockFacts, propOf, say } from './block';
import { sectionSketch } from './section';

interface Shown {
  name: string;
  attributes: object;
  innerBlocks?: Shown[];
}

/** What the inserter previews; a container with something in it. */
export function exampleOf(facts: BlockFacts): { attributes: object; innerBlocks?: Shown[] } | undefined {
  const { example, title, description } = facts;
  if (!example) return undefined;
  const text = { name: 'core/paragraph', attributes: { content: description } };
  if (propOf(facts, 'part'))
    return {
      attributes: example,
      innerBlocks: [{ name: 'core/heading', attributes: { content: title } }, text],
    };
  if (propOf(facts, 'panels')) return { attributes: example, innerBlocks: ['1', '2'].map(section) };
  return { attributes: example };
}

function section(number: string): Shown {
  const [name, attributes, inner] = sectionSketch(say('tab').replace('%s', number));
  return { name, attributes, innerBlocks: inner.map(([part, given]) => ({ name: part, attributes: given })) };
}
