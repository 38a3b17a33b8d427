import { type Config, extend, own, type WidgetConfig, type WidgetFiles } from '../contract/config';
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
 * @throws WidgetError (`chunk-failed`) with the address, and what the browser says: gone, or a fault in the script.
 */
export async function loadChunk<Module>(
  { base, shared }: Config,
  owner: string,
  file: string,
  imports: number[] = [],
): Promise<Module> {
  // Its own imports would be found only when it has arrived: one round trip later.
  for (const index of imports)
    import(/* @vite-ignore */ new URL(shared[index] as string, base).href).catch(() => {});
  const href = new URL(file, base).href;
  return import(/* @vite-ignore */ href)
    .catch(() => import(/* @vite-ignore */ `${href}?retry=${Date.now()}`))
    .catch((cause) => {
      throw new WidgetError('chunk-failed', owner, `${href} cannot be had: ${cause}.`, { cause });
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
  // A page asks for no `mullion/define`.
  const known = Object.keys(config.widgets).filter((one) => !one.includes('/'));
  throw new WidgetError('unknown-widget', name, `data-widget="${name}" is none of: ${known.join(', ')}.`);
}

let rest: Promise<void> | undefined;

/**
 * Imports what the page leaves out of its configuration where the widget called `name` needs it: once a
 * page, from the address that PHP printed, and from the browser's cache on the next.
 *
 * @throws WidgetError (`chunk-failed`) with the address.
 */
export function complete(config: Config, name: string): Promise<void> | undefined {
  const files = own(config.widgets, name);
  if (!config.rest || (files && !files[3])) return;
  rest ??= loadChunk<{ default: WidgetConfig }>(config, name, config.rest).then((module) =>
    extend(config, module.default),
  );
  // The next that needs it asks once more.
  rest.catch(() => (rest = undefined));
  return rest;
}

/** Imports the module of a widget with what it says, and its stylesheet where that isn't there yet. */
export async function loadWidget<Module>(config: Config, name: string): Promise<Module> {
  const more = complete(config, name);
  if (!own(config.widgets, name)) await more;
  const files = filesOf(config, name);
  const [js, , imports, , css] = files;
  if (css) loadStyle(config, css);
  if (files[6])
    return (await loadWidget<WidgetModules['mullion/define']>(config, 'mullion/define')).loadRegistered(
      config,
      name,
    ) as Module;
  const [module] = await Promise.all([loadChunk<Module>(config, name, js, imports), more]);
  return module;
}
