import { bus } from '../bus/bus';
import { BrowserCart } from '../cart/cart';
import { printedConfig } from '../contract/config';
import { createAnnounce } from '../dom/announce';
import { createTranslate } from '../i18n/translate';
import type { Context } from '../registry/context';
import { createReport } from '../report/report';

declare const __VERSION__: string;

/** What every entry hands to its chunks. */
export function createServices(scan: Context['scan'], load: (widget: string) => Promise<never>): Context {
  const config = printedConfig();
  const services = {
    version: __VERSION__,
    config,
    bus,
    t: createTranslate(config.strings),
    announce: createAnnounce(),
    report: createReport(bus),
  };
  return {
    ...services,
    cart: config.cart && new BrowserCart(services, config.cart),
    load,
    scan,
  };
}

/** Calls `begin` once the page is parsed. */
export function whenParsed(begin: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
}
