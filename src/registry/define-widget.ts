import { type Attributes, readAttributes, type Schema } from '../contract/attributes';
import type { Moment } from '../contract/config';
import type { Context } from './context';

/** The element that a widget starts on, and the entry's services. */
export interface Scope extends Context {
  element: HTMLElement;
  /** Aborts when the element leaves the page: pass it to every listener. */
  signal: AbortSignal;
}

/** What a widget's `start` is given; each part of it takes from this what it needs. */
export interface Instance<S extends Schema = Schema> extends Scope {
  /** The checked `data-*` attributes. */
  attributes: Attributes<S>;
}

/** Undoes what no `signal` can: timers, observers, roots. */
export type Cleanup = () => void;

// biome-ignore lint/suspicious/noConfusingVoidType: a `start` that leaves nothing behind returns nothing.
type Cleaning = Cleanup | undefined | void;

/** How every widget starts; what comes back is called when the element has left the page. */
export type Start<S extends Schema = Schema> = (instance: Instance<S>) => Cleaning | Promise<Cleaning>;

export interface WidgetDefinition<S extends Schema = Schema> {
  /** Folder, `data-widget` value and CSS root in one. */
  name: string;
  /** What it is called on the settings page and in the docs, in English. */
  title: string;
  /** When it starts unless `data-hydrate` says otherwise. */
  moment: Moment;
  attributes: S;
  /** Markup of WooCommerce that it takes over: attributes (without `data-`) by CSS selector. */
  aliases?: Record<string, Record<string, string>>;
  /** Its sentences are said only after the visitor has done something: they come with its first use. */
  speaksLater?: true;
  /** Pages that have it though no template of ours prints it there: their head needs its stylesheet. */
  pages?: ('listing' | 'product' | 'cart' | 'checkout' | 'account')[];
  /** Byte limits (brotli) above the usual ones (docs/performance.md, "Budgets"), with the reason. */
  budget?: { script?: string; style?: string; early?: string; because: string };
  /** A plain function for a behaviour; `enhance(Component)` or `hydrate(Component)` for React. */
  start: Start<S>;
}

/** What the registry calls: the attributes are checked before a widget's own `start` sees them. */
export interface Widget extends Omit<WidgetDefinition, 'start'> {
  start(scope: Scope): ReturnType<Start>;
}

/** Makes a widget of its definition; the default export of every `widgets/<name>/index.ts`. */
export function defineWidget<S extends Schema>(definition: WidgetDefinition<S>): Widget {
  const { name, attributes, start } = definition;
  return {
    ...definition,
    start: (scope) => start({ ...scope, attributes: readAttributes(name, scope.element, attributes) }),
  };
}
