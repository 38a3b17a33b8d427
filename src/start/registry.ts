import { loadStyle, loadWidget } from '../chunks/load';
import { addLate } from '../contract/config';
import type { Context } from '../registry/context';
import { Registry } from '../registry/registry';

/**
 * The chunk of src/cart-entry.ts: starts the widgets of a page that turns out to have some, and does what that entry
 * has no code for.
 */
export default function startRegistry(ofCart: Context) {
  const { config } = ofCart;
  addLate(config);
  const base = config.chunks['mullion-base'];
  if (base) loadStyle(config, base);
  const ctx: Context = { ...ofCart, load: (widget: string) => loadWidget<never>(config, widget) };
  const registry = new Registry(ctx);
  registry.start();
  return {
    load: ctx.load,
    scan: (root?: ParentNode) => registry.scan(root),
    alias: registry.alias,
    define: registry.define,
    runtime: () => ctx.load('mullion/runtime'),
  };
}
