import { type Attributes, readAttributes, type Schema } from '../contract/attributes';
import type { Moment } from '../contract/config';
import type { Context } from './context';

/** What a widget's `start` is given. */
export interface Instance<S extends Schema = Schema> {
  element: HTMLElement;
  /** The checked `data-*` attributes. */
  attributes: Attributes<S>;
  ctx: Context;
  /** Aborts when the element leaves the page: pass it to every listener. */
  signal: AbortSignal;
}

/** Undoes what no `signal` can: timers, observers, roots. */
export type Cleanup = () => void;

export interface WidgetDefinition<S extends Schema = Schema> {
  /** Folder, `data-widget` value and CSS root in one. */
  name: string;
  /** When it starts unless `data-hydrate` says otherwise. */
  moment: Moment;
  attributes: S;
  /** Markup of WooCommerce that it takes over: attributes (without `data-`) by CSS selector. */
  aliases?: Record<string, Record<string, string>>;
  /** Pages whose head needs its stylesheet, though no template of ours prints it there. */
  pages?: ('listing' | 'product' | 'cart' | 'checkout' | 'account')[];
  /** Byte limits (brotli) above those of design.md, with the reason. */
  budget?: { script?: string; style?: string; because: string };
  /** A plain function for a behaviour; `enhance(Component)` or `hydrate(Component)` for React. */
  start(instance: Instance<S>): Cleanup | undefined | Promise<Cleanup | undefined>;
}

/** What the registry calls: the attributes are checked before `start` sees them. */
export interface Widget {
  name: string;
  moment: Moment;
  attributes: Schema;
  aliases?: WidgetDefinition['aliases'];
  pages?: WidgetDefinition['pages'];
  budget?: WidgetDefinition['budget'];
  start(
    element: HTMLElement,
    ctx: Context,
    signal: AbortSignal,
  ): Cleanup | undefined | Promise<Cleanup | undefined>;
}

/** Makes a widget of its definition; the default export of every `widgets/<name>/index.ts`. */
export function defineWidget<S extends Schema>(definition: WidgetDefinition<S>): Widget {
  const { name, attributes, start } = definition;
  return {
    ...definition,
    start: (element, ctx, signal) =>
      start({ element, ctx, signal, attributes: readAttributes(name, element, attributes) }),
  };
}
