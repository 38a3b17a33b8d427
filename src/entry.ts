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
  const scan = (root?: ParentNode) => registry.scan(root);
  const ctx = createServices(scan, (widget) => loadWidget<never>(ctx.config, widget));
  const registry = new Registry(ctx);
  const { alias, define } = registry;
  window.mullion = {
    ...ctx,
    alias,
    define,
    runtime: () => ctx.load('mullion/runtime'),
    on: bus.on,
  };
  pressLinks();
  if (ctx.cart) {
    claimButtons(ctx.cart);
    summonAftermath(ctx.cart, needsAftermath);
  }
  whenParsed(() => {
    addLate(ctx.config);
    registry.start();
    bus.emit('ready', ctx);
  });
}

// A second copy (two versions, a script combiner) leaves the page to the first. Elements by that name have no function.
if (!window.mullion?.on?.call) start();
