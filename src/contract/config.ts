import type { PlainSchema } from './plain-schema';

/** When a widget starts; the words are those of `data-hydrate`. */
export type Moment = 'load' | 'idle' | 'visible' | 'interaction' | `media:${string}`;

/**
 * Where the files of one widget are; a tuple, because a page prints one for each of its widgets.
 *
 * `imports`: what `js` imports, by its place in {@link Config.shared}, so that all of it is asked for at once.
 * `speaksLater`: its sentences are in the rest. `css` is left out where the page has the stylesheet.
 * `early`: what cannot wait for `js` (src/registry/early.ts). `declared`: the attributes of another plugin's widget,
 * whose `js` is an absolute address, or empty where it will call `mullion.define()`.
 */
export type WidgetFiles = [
  js: string,
  moment: Moment,
  imports: number[],
  speaksLater?: 0 | 1 | boolean,
  css?: string | null,
  early?: string | null,
  declared?: PlainSchema,
];

/** Facts of the shop; `null` in {@link Config} where no shop plugin is active. */
export interface CartConfig {
  /** The shop's AJAX address with the literal `%%endpoint%%` in it. */
  ajaxUrl: string;
  cartUrl: string;
  /** localStorage key by which WooCommerce's tabs tell each other of a change. */
  hashKey: string;
  /** sessionStorage key of the fragments that WooCommerce keeps. */
  fragmentsKey: string;
  isCartPage?: boolean;
  /** Whether a press in a list follows its link: "Enable AJAX add to cart buttons on archives" is off. */
  addByLink?: boolean;
  redirectAfterAdd?: boolean;
  /** Whether `<script>` in a fragment may run: off unless the site's filter says otherwise. */
  fragmentScripts?: boolean;
}

/** One selector that a theme's own markup answers to, instead of `data-widget`. */
export type Alias = [selector: string, widget: string, attributes?: Record<string, string>];

/** What PHP tells the page of its widgets, or of those that came later. */
export interface WidgetConfig {
  /** `false` is a widget that the owner has switched off. */
  widgets: Record<string, WidgetFiles | false>;
  strings: Record<string, string>;
  /** What the site's owner decided, by widget: never in markup, which contributors write. */
  settings: Record<string, Record<string, string | number | boolean>>;
  /** Files that several chunks import; the page of a lighter entry has them with its first widget. */
  shared: string[];
}

/** Everything PHP tells the page; the same for every visitor, so a full-page cache may keep it. */
export interface Config extends WidgetConfig {
  /** Absolute address of the build folder, with a trailing slash. */
  base: string;
  /** Address of a module with the {@link WidgetConfig} of all widgets; left out where the page has it. */
  rest?: string;
  chunks: Record<string, string>;
  aliases: Alias[];
  cart: CartConfig | null;
}

const empty = (): Config => ({
  base: '',
  shared: [],
  widgets: {},
  chunks: {},
  aliases: [],
  strings: {},
  settings: {},
  cart: null,
});

/**
 * The page configuration, JSON that the plugin prints.
 *
 * The type is part of the selector: KSES lets a contributor write `<a id="mullion-config">`, but no
 * JSON script (docs/threats.md, "Contributors write data attributes"). A page without it gets an empty configuration.
 */
export const printedConfig = (): Config => ({ ...empty(), ...printed('config') });

/** The same, with what came later once the entry runs. */
export const readConfig = (): Config => running()?.config ?? printedConfig();

/** What the entry has made; elements by that name, which KSES lets a contributor write, have no function. */
export function running(): { config: Config } | undefined {
  const { mullion } = window as unknown as { mullion?: { config: Config; on?: { call?: unknown } } };
  return mullion?.on?.call ? mullion : undefined;
}

/** Takes over what PHP prints at the foot of a page: widgets that it rendered after the head. */
export const addLate = (config: Config) => extend(config, printed('late'));

/** Adds what `config` lacks; what it has stays. */
export function extend(config: Config, more: Partial<WidgetConfig>): void {
  for (const key of ['widgets', 'strings', 'settings', 'shared'] as const)
    Object.assign(config[key], { ...more[key], ...config[key] });
}

function printed(name: string): Partial<Config> {
  const script = document.querySelector(`script[type="application/json"]#mullion-${name}`);
  try {
    return JSON.parse(script?.textContent || '{}');
  } catch {
    return {};
  }
}

/** Own property of a JSON object, so that `constructor` or `__proto__` are never found. */
export function own<Value>(map: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}
