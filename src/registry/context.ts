import type { Bus } from '../bus/bus';
import type { Cart } from '../cart/cart';
import type { Config } from '../contract/config';

/**
 * The services of the entry, handed to every widget as an argument.
 *
 * A chunk never imports the entry: under another address it would run twice, and one click became
 * two POSTs (performance.md D4).
 */
export interface Context {
  version: string;
  config: Config;
  bus: Bus;
  /** `null` where no shop is active. */
  cart: Cart | null;
  /** The site's translation of a key, with `%s` replaced in order; the key itself when unknown. */
  t(key: string, ...values: (string | number)[]): string;
  /** Puts a short sentence in the page's one polite live region. */
  announce(message: string): void;
  /** Says in one console message and a `mullion:error` event what went wrong. */
  report(widget: string, element: Element | null, error: unknown): void;
  /**
   * Imports the module of a widget that has more to offer than its `data-widget`: `modal` opens a
   * dialog, `lightbox` shows pictures.
   *
   * @throws Error when there is no such widget, or when its chunk cannot be had.
   */
  load<Module>(widget: string): Promise<Module>;
  /** Starts the widgets in `root`, the document by default; calling it twice changes nothing. */
  scan(root?: ParentNode): void;
}
