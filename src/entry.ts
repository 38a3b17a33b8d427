/**
 * The one script that a page enqueues: classic, deferred, without React. It holds what every page
 * needs at once, and hands its services to the chunks that a page turns out to need.
 */
import { bus } from './bus/bus';
import { claimButtons } from './cart/buttons';
import { BrowserCart } from './cart/cart';
import { summonAftermath } from './cart/summon';
import { loadWidget } from './chunks/load';
import { addLate, readConfig } from './contract/config';
import { createAnnounce } from './dom/announce';
import { pressLinks } from './dom/buttons';
import { createTranslate } from './i18n/translate';
import type { Context } from './registry/context';
import { Registry } from './registry/registry';
import { createReport } from './report/report';

declare const __VERSION__: string;

function start(): void {
  // Until the page goes.
  const { signal } = new AbortController();
  const ctx = createContext(signal, (root) => registry.scan(root));
  const registry = new Registry(ctx);
  window.mullion = {
    ...ctx,
    alias: (...alias) => registry.alias(...alias),
    on: bus.on,
  };
  pressLinks(signal);
  if (ctx.cart) {
    claimButtons(ctx.cart, signal);
    summonAftermath(ctx.cart, signal);
  }
  const begin = () => {
    addLate(ctx.config);
    registry.start();
    bus.emit('ready', ctx);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}

function createContext(signal: AbortSignal, scan: Context['scan']): Context {
  const config = readConfig();
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
    cart: config.cart && new BrowserCart({ ...services, signal }, config.cart),
    load: (widget: string) => loadWidget<never>(config, widget),
    scan,
  };
}

// A second copy (two versions, a script combiner) leaves the page to the first.
if (!window.mullion) start();
