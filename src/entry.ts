/**
 * The one script that a page enqueues: classic, deferred, without React. It holds what every page
 * needs at once, and hands its services to the chunks that a page turns out to need.
 */
import { bus } from './bus/bus';
import { claimButtons } from './cart/buttons';
import { createCart } from './cart/cart';
import { summonCare } from './cart/summon';
import { readConfig } from './contract/config';
import { announce } from './dom/announce';
import { createTranslate } from './i18n/translate';
import type { Context } from './registry/context';
import { loadWidget } from './registry/load';
import { createRegistry } from './registry/registry';
import { createReport } from './registry/report';

declare const __VERSION__: string;

function start(): void {
  const config = readConfig();
  const report = createReport(bus);
  const ctx: Context = {
    version: __VERSION__,
    config,
    bus,
    cart: null,
    t: createTranslate(config.strings),
    announce,
    report,
    load: (widget) => loadWidget(config, widget),
    scan: (root) => registry.scan(root),
  };
  const registry = createRegistry(ctx);
  const cart = config.cart && createCart(ctx, config.cart);
  ctx.cart = cart;
  window.mullion = { ...ctx, alias: registry.alias, on: bus.on };

  if (cart) {
    claimButtons(cart);
    summonCare(cart);
  }
  const begin = () => {
    registry.scan();
    registry.observe();
    bus.emit('ready', ctx);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}

// A second copy (two versions, a script combiner) leaves the page to the first.
if (!window.mullion) start();
