import type { Bus } from './bus/bus';
import type { Cart } from './cart/cart';

/** What a theme's own script may call; everything else is private. */
export interface MullionApi {
  version: string;
  /** Starts the widgets in `root`, the document by default. */
  scan(root?: ParentNode): void;
  /** Makes `selector` stand for `data-widget="widget"` with `data-*` attributes. */
  alias(selector: string, widget: string, attributes?: Record<string, string>): void;
  on: Bus['on'];
  cart: Cart | null;
}

declare global {
  interface Window {
    mullion?: MullionApi;
  }
}
