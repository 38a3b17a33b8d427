import { type Config, own, type WidgetFiles } from '../contract/config';
import { WidgetError } from '../report/widget-error';

/**
 * Modules of widgets that have more to offer than their `data-widget`: `modal` opens a dialog,
 * `lightbox` shows pictures. Each adds its own by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging.
export interface WidgetModules {}

/**
 * Imports the module of a widget.
 *
 * @throws WidgetError (`unknown-widget`, `chunk-failed`).
 */
export interface Load {
  <Name extends keyof WidgetModules>(widget: Name): Promise<WidgetModules[Name]>;
  (widget: string): Promise<unknown>;
}

/** Adds a widget's stylesheet when PHP did not print it: markup that came later, or by hand. */
export function loadStyle(config: Config, file: string): void {
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
 *
 * @param owner Whose chunk it is: a widget, or `cart`.
 *
 * @throws WidgetError (`chunk-failed`) with the address.
 */
export async function loadChunk<Module>(
  { base }: Config,
  owner: string,
  file: string,
  imports: string[] = [],
): Promise<Module> {
  // Its own imports would be found only when it has arrived: one round trip later.
  for (const item of imports) import(/* @vite-ignore */ new URL(item, base).href).catch(() => {});
  const href = new URL(file, base).href;
  return import(/* @vite-ignore */ href)
    .catch(() => import(/* @vite-ignore */ `${href}?retry=${Date.now()}`))
    .catch((cause) => {
      throw new WidgetError('chunk-failed', owner, `${href} cannot be had.`, { cause });
    });
}

/**
 * The files of a widget.
 *
 * @throws WidgetError (`unknown-widget`) that names the widgets there are.
 */
export function filesOf(config: Config, name: string): WidgetFiles {
  const files = own(config.widgets, name);
  if (files) return files;
  const known = Object.keys(config.widgets).join(', ');
  throw new WidgetError('unknown-widget', name, `data-widget="${name}" is none of: ${known}.`);
}

/** Imports the module of a widget, and its stylesheet where that isn't there yet. */
export async function loadWidget<Module>(config: Config, name: string): Promise<Module> {
  const { js, css, imports } = filesOf(config, name);
  if (css) loadStyle(config, css);
  return loadChunk<Module>(config, name, js, imports);
}
