import type { Instance } from '../../src/registry/define-widget';
import type { Parts } from './parts/markup';

/** What the component and its hooks are given. */
export type GalleryProps = Instance & Parts;
