import { vi } from 'vitest';
import { filesOf, loadChunk } from '../../../src/chunks/load';
import type { Config, WidgetFiles } from '../../../src/contract/config';
import { Registry } from '../../../src/registry/registry';
import { fakeContext } from './context';
import { settled } from './page';

/** Files of widgets that start at once, by name. */
export const filesFor = (...names: string[]): Record<string, WidgetFiles> =>
  Object.fromEntries(names.map((name) => [name, [`${name}.js`, 'load', []]]));

/** A registry over the present page that knows the widgets called `names`. */
export function registryOf(names: string[], config: Partial<Config> = {}) {
  const ctx = fakeContext({ widgets: filesFor(...names), ...config });
  const registry = new Registry(ctx);
  ctx.load.mockImplementation((name: string) => {
    const [js, , imports] = filesOf(ctx.config, name);
    return loadChunk(ctx.config, name, js, imports);
  });
  ctx.scan.mockImplementation((root) => registry.scan(root));
  return { ctx, registry };
}

/** Lets a MutationObserver's records arrive and what follows from them happen. */
export async function mutations(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1);
  await settled();
}
