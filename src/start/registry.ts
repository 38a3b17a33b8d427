import type { Context } from '../registry/context';
import { Registry } from '../registry/registry';

/** The chunk of {@link ../cart-entry.ts}: starts the widgets of a page that turns out to have some. */
export default function startRegistry(ctx: Context): Registry {
  const registry = new Registry(ctx);
  registry.start();
  return registry;
}
