/**
 * The one script that a page enqueues: classic, deferred, without React. It holds what every page
 * needs at once, and hands its services to the chunks that a page turns out to need.
 */
import { bus } from './bus/bus';
import { claimButtons } from './cart/buttons';
import { needsAftermath, summonAftermath } from './cart/summon';
import { loadWidget } from './chunks/load';
import { addLate } from './contract/config';
import { pressLinks } from './dom/buttons';
import { Registry } from './registry/registry';
import { createServices, whenParsed } from './start/services';

function start(): void {
  // Until the page goes.
  const { signal } = new AbortController();
  const scan = (root?: ParentNode) => registry.scan(root);
  const ctx = createServices(signal, scan, (widget) => loadWidget<never>(ctx.config, widget));
  const registry = new Registry(ctx);
  window.mullion = {
    ...ctx,
    alias: (...alias) => registry.alias(...alias),
    on: bus.on,
  };
  pressLinks(signal);
  if (ctx.cart) {
    claimButtons(ctx.cart, signal);
    summonAftermath(ctx.cart, signal, needsAftermath);
  }
  whenParsed(() => {
    addLate(ctx.config);
    registry.start();
    bus.emit('ready', ctx);
  });
}

// A second copy (two versions, a script combiner) leaves the page to the first.
if (!window.mullion) start();
