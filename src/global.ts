import type { Bus } from './bus/bus';
import type { PlainSchema } from './contract/plain-schema';
import type { Context } from './registry/context';
import type { RegisteredDefinition } from './registry/registered';

export type MullionRuntime = typeof import('./react/runtime');

/** What a theme's own script may call; everything else is private. */
export interface MullionApi extends Pick<Context, 'version' | 'scan' | 'load' | 'announce' | 'cart'> {
  /** Makes `selector` stand for `data-widget="widget"` with `data-*` attributes. */
  alias(selector: string, widget: string, attributes?: Record<string, string>): void;
  /** Takes a widget of another plugin's or theme's; what is wrong with it is told in the console. Done when its elements begin. */
  define<const S extends PlainSchema>(definition: RegisteredDefinition<S>): Promise<void>;
  /** What widgets are drawn with on this page: React, or Preact under its names. */
  runtime(): Promise<MullionRuntime>;
  on: Bus['on'];
}

declare global {
  interface Window {
    mullion?: MullionApi;
  }
}
