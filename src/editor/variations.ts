import type { BlockFacts } from './block';

/** A variation of the block for each word of the field that says so; which one a block is, is told by that word. */
export function variationsOf({ title, variations: prop, fields, defaults }: BlockFacts) {
  const { words = [], choices = {}, variations: inserted = [] } = fields[prop] ?? {};
  return words.map((word) => ({
    name: word,
    title: `${title}: ${choices[word] ?? word}`,
    attributes: { [prop]: word },
    isActive: (values: Record<string, unknown>) => (values[prop] ?? defaults[prop]) === word,
    scope: inserted.includes(word) ? ['inserter', 'transform'] : ['transform'],
  }));
}
