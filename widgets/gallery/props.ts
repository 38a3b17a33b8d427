import type { Instance } from '../../src/registry/define-widget';

/** What the component and its hooks are given. */
export interface GalleryProps extends Instance {
  /** What the browser scrolls; the slides are its children, the theme's all of them. */
  track: HTMLElement;
  slides: HTMLElement[];
  /** Whether the markup is WooCommerce's: the theme has styles for what its gallery script makes. */
  isOfTheShop: boolean;
  /** Whether what enlarges has WooCommerce's look. */
  hasMagnifier: boolean;
}
