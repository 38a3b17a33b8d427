/** When a widget starts; the words are those of `data-hydrate`. */
export type Moment = 'load' | 'idle' | 'visible' | 'interaction' | `media:${string}`;

/** Where the files of one widget are, as the build's manifest names them. */
export interface WidgetFiles {
  js: string;
  css?: string;
  moment: Moment;
  /** What `js` imports, so that all of it is asked for at once. */
  imports: string[];
}

/** Facts of the shop; `null` in {@link Config} where no shop plugin is active. */
export interface CartConfig {
  /** The shop's AJAX address with the literal `%%endpoint%%` in it. */
  ajaxUrl: string;
  cartUrl: string;
  isCartPage: boolean;
  redirectAfterAdd: boolean;
  /** localStorage key by which WooCommerce's tabs tell each other of a change. */
  hashKey: string;
  /** Whether `<script>` in a fragment may run: off unless the site's filter says otherwise. */
  fragmentScripts: boolean;
}

/** One selector that a theme's own markup answers to, instead of `data-widget`. */
export interface Alias {
  selector: string;
  widget: string;
  attributes: Record<string, string>;
}

/** Everything PHP tells the page; the same for every visitor, so a full-page cache may keep it. */
export interface Config {
  /** Absolute address of the build folder, with a trailing slash. */
  base: string;
  /** `false` is a widget that the owner has switched off. */
  widgets: Record<string, WidgetFiles | false>;
  chunks: Record<string, string>;
  aliases: Alias[];
  strings: Record<string, string>;
  /** What the site's owner decided, by widget: never in markup, which contributors write. */
  settings: Record<string, Record<string, string | number | boolean>>;
  cart: CartConfig | null;
}

const EMPTY: Config = {
  base: '',
  widgets: {},
  chunks: {},
  aliases: [],
  strings: {},
  settings: {},
  cart: null,
};

/**
 * Reads the page configuration, JSON that the plugin prints.
 *
 * The type is part of the selector: KSES lets a contributor write `<a id="mullion-config">`, but no
 * JSON script (docs/threats.md, "Contributors write data attributes"). A page without it gets an empty configuration.
 */
export function readConfig(): Config {
  const script = document.querySelector('script[type="application/json"]#mullion-config');
  try {
    return { ...EMPTY, ...JSON.parse(script?.textContent || '{}') };
  } catch {
    return EMPTY;
  }
}

/** Own property of a JSON object, so that `constructor` or `__proto__` are never found. */
export function own<Value>(map: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}
