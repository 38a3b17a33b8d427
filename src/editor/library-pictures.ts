import type { Block } from './block';

/** The media library's IDs of a gallery's pictures, in their order. */
export const idsOf = (images: Block[]) => images.map(({ attributes }) => attributes.id).filter(Boolean);

/** Whether the library has them all: a picture that is an address alone has no ID, and would be lost. */
export const hasAll = ({ innerBlocks }: Block): boolean => idsOf(innerBlocks).length === innerBlocks.length;
