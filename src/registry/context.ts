import type { Bus } from '../bus/bus';
import type { Cart } from '../cart/types';
import type { Load } from '../chunks/load';
import type { Config } from '../contract/config';
import type { Announce } from '../dom/announce';
import type { Translate } from '../i18n/translate';
import type { Report } from '../report/report';

/**
 * The services of the entry, handed on as arguments; what needs two of them is given those two.
 *
 * A chunk never imports the entry: under another address it would run twice, and one click became
 * two POSTs (docs/performance.md, "A chunk imports nothing from the entry").
 */
export interface Context {
  version: string;
  config: Config;
  bus: Bus;
  /** `null` where no shop is active. */
  cart: Cart | null;
  t: Translate;
  announce: Announce;
  report: Report;
  load: Load;
  /** Starts the widgets in `root`, the document by default; calling it twice changes nothing. */
  scan(root?: ParentNode): void;
}
