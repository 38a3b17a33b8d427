import { type Config, own, type WidgetFiles } from '../contract/config';

const stylesheets = new Set<string>();

/** Adds a widget's stylesheet when PHP did not print it: markup that came later, or by hand. */
export function loadStyle(config: Config, file: string): void {
  if (stylesheets.has(file)) return;
  stylesheets.add(file);
  const href = new URL(file, config.base).href;
  // An address has no quotes in it: URL() encodes them.
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

/**
 * Imports a chunk by its printed address; a failure is tried once more under another address,
 * because a browser remembers that the first one failed.
 */
export async function loadChunk<Module>(
  config: Config,
  file: string,
  imports: string[] = [],
): Promise<Module> {
  // Its own imports would be found only when it has arrived: one round trip later.
  for (const item of imports) import(/* @vite-ignore */ new URL(item, config.base).href).catch(() => {});
  const href = new URL(file, config.base).href;
  try {
    return await import(/* @vite-ignore */ href);
  } catch {
    return await import(/* @vite-ignore */ `${href}?retry=${Date.now()}`);
  }
}

/**
 * The files of a widget.
 *
 * @throws Error (`unknown-widget`) that names the widgets there are.
 */
export function filesOf(config: Config, name: string): WidgetFiles {
  const files = own(config.widgets, name);
  if (files) return files;
  const known = Object.keys(config.widgets).sort().join(', ');
  throw new Error(`data-widget="${name}" is none of: ${known}. (unknown-widget)`);
}

/** Imports the module of a widget, and its stylesheet where that isn't there yet. */
export async function loadWidget<Module>(config: Config, name: string): Promise<Module> {
  const { js, css, imports } = filesOf(config, name);
  if (css) loadStyle(config, css);
  return loadChunk<Module>(config, js, imports);
}
