/**
 * WordPress's editor packages, as much of them as we use. They are globals of the page (`wp.blocks`): the build leaves
 * them out and tells PHP which there are (scripts/lib/build-editor.mjs).
 */

declare module '@wordpress/blocks' {
  import type { Block } from './block';
  export const registerBlockType: (name: string, settings: object) => void;
  export const createBlock: (name: string, attributes?: object, inner?: Block[]) => Block;
}

declare module '@wordpress/element' {
  type Node = import('./block').Node;
  export const createElement: (type: unknown, props: object | null, ...children: unknown[]) => Node;
  export const Fragment: unknown;
  export const RawHTML: import('./block').Part;
  export const useState: <Value>(first: Value) => [Value, (value: Value) => void];
  export const useEffect: (effect: () => (() => void) | undefined, dependencies: unknown[]) => void;
}

declare module '@wordpress/block-editor' {
  type Part = import('./block').Part;
  export const InspectorControls: Part;
  export const BlockControls: Part;
  export const MediaPlaceholder: Part;
  export const MediaUpload: Part;
  export const MediaUploadCheck: Part;
  export const InnerBlocks: Part & { Content: Part };
  export const useBlockEditContext: () => { isSelected: boolean };
  export const useBlockEditingMode: () => 'default' | 'contentOnly' | 'disabled';
  export const useBlockProps: (props?: object) => Record<string, unknown>;
  export const useInnerBlocksProps: (props?: object, options?: object) => Record<string, unknown>;
}

declare module '@wordpress/components' {
  type Part = import('./block').Part;
  export const BaseControl: Part;
  export const Button: Part;
  export const Disabled: Part;
  export const PanelBody: Part;
  export const Placeholder: Part;
  export const SelectControl: Part;
  export const Spinner: Part;
  export const TextareaControl: Part;
  export const TextControl: Part;
  export const ToggleControl: Part;
  export const ToolbarButton: Part;
  export const ToolbarGroup: Part;
}

declare module '@wordpress/data' {
  import type { Block, PlacedBlock, Values } from './block';

  interface BlockEditor {
    canInsertBlockType(name: string, root: string): boolean;
    getBlockCount(id: string): number;
    getBlocks(root?: string): PlacedBlock[];
  }
  export const select: (name: 'core/block-editor') => Partial<BlockEditor>;
  export const useSelect: <Value>(
    select: (store: (name: 'core/block-editor') => Partial<BlockEditor>) => Value,
    dependencies: unknown[],
  ) => Value;
  export const useDispatch: (name: 'core/block-editor') => {
    insertBlocks: (blocks: Block[], at: number | undefined, root: string) => void;
    selectBlock: (id: string) => void;
    updateBlockAttributes: (id: string, attributes: Values) => void;
    /** Keeps the next change out of what "Undo" takes back. */
    __unstableMarkNextChangeAsNotPersistent?: () => void;
  };
}

declare module '@wordpress/api-fetch' {
  const apiFetch: <Answer>(options: object) => Promise<Answer>;
  export default apiFetch;
}
