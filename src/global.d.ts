import type { Bus } from './bus/bus';
import type { Context } from './registry/context';

/** What a theme's own script may call; everything else is private. */
export interface MullionApi extends Pick<Context, 'version' | 'scan' | 'load' | 'announce' | 'cart'> {
  /** Makes `selector` stand for `data-widget="widget"` with `data-*` attributes. */
  alias(selector: string, widget: string, attributes?: Record<string, string>): void;
  on: Bus['on'];
}

declare global {
  interface Window {
    mullion?: MullionApi;
  }
}
