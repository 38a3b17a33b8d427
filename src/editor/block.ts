/** A block as WordPress keeps it. */
export interface Block {
  name: string;
  attributes: Values;
  innerBlocks: Block[];
}

/** A block in the editor. */
export interface PlacedBlock extends Block {
  clientId: string;
  innerBlocks: PlacedBlock[];
}

/** A block's attributes; nothing stands for the widget's own default. */
export type Values = Record<string, unknown>;

/** What JSX makes; WordPress's React knows the rest. */
export type Node = import('react').JSX.Element;

/** One of WordPress's components. */
export type Part = (props: Record<string, unknown>) => Node;

/** A prop that an author may set (scripts/lib/editor-fields.mjs). */
export interface Field {
  kind: string;
  label: string;
  help?: string;
  min?: number;
  max?: number;
  /** Of a choice: its values, and what they are called. */
  words?: string[];
  choices?: Record<string, string>;
  /** Which of them are variations that the inserter has. */
  variations?: string[];
}

/** What the page tells of one widget (wp-plugin/src/Blocks/Editor.php). */
export interface BlockFacts {
  title: string;
  description: string;
  /** With commas between. */
  keywords: string;
  icon: string;
  /** What the inserter previews, by prop; an empty list where the defaults will do. */
  example?: Values | [];
  /** The field whose words are variations. */
  variations: string;
  fields: Record<string, Field>;
  /** What counts while a field is empty, by prop. */
  defaults: Record<string, string>;
}

export interface Told {
  blocks: Record<string, BlockFacts>;
  words: Record<string, string>;
}

/** Everything that PHP tells the editor. */
export const told: Told = (window as unknown as { mullionEditor?: Told }).mullionEditor ?? {
  blocks: {},
  words: {},
};

/** A sentence, translated by PHP. */
export const say = (key: string): string => told.words[key] ?? key;

/** What stands between the block's comments is set in the page itself. */
export const isInside = ({ kind }: Field): boolean => ['content', 'part', 'slides', 'panels'].includes(kind);

/** The prop of this kind, if the widget has one. */
export const propOf = ({ fields }: BlockFacts, ...kinds: string[]): string | undefined =>
  Object.keys(fields).find((prop) => kinds.includes(fields[prop]?.kind ?? ''));
