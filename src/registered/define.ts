/** Widgets of other plugins and themes, which bring a script of their own: this chunk comes with the first of them. */
import { complete, filesOf, loadChunk } from '../chunks/load';
import { type Config, own } from '../contract/config';
import type { Context } from '../registry/context';
import { defineWidget, type Widget } from '../registry/define-widget';
import type { Mounted } from '../registry/mounted';
import type { RegisteredDefinition } from '../registry/registered';
import { WidgetError } from '../report/widget-error';
import { schemaOf } from './schema';

const definitions = new Map<string, RegisteredDefinition>();
/** Who waits for a script that will call `mullion.define()`. */
const waiting = new Map<string, ((definition: RegisteredDefinition) => void)[]>();

/**
 * Imports the script of a widget that PHP registered, and makes a widget of it.
 *
 * @throws WidgetError (`chunk-failed`; `bad-widget` for a script that defines nothing).
 */
export async function loadRegistered(config: Config, name: string): Promise<{ default: Widget }> {
  const [address, , , , , , declared = {}] = filesOf(config, name);
  const definition = await (address ? loadDefinition(config, name, address) : definitionOf(name));
  const widget = defineWidget({
    name,
    title: name,
    moment: 'load',
    attributes: schemaOf(name, { ...definition.attributes, ...declared }),
    start: (instance) =>
      definition.start({
        ...instance,
        attributes: instance.attributes as never,
        t: (key, ...values) => ownSentence(name, instance.t, key, values),
      }),
  });
  return { default: widget };
}

/** Of the script's default export, or of its call of `mullion.define()`, which has come here by then. */
async function loadDefinition(config: Config, name: string, address: string): Promise<RegisteredDefinition> {
  const module = await loadChunk<{ default?: RegisteredDefinition }>(config, name, address);
  if (module.default) keep(name, module.default);
  const definition = definitions.get(name);
  if (definition) return definition;
  const problem = 'Its script has no default export and has not called';
  throw new WidgetError('bad-widget', name, `${problem} mullion.define({ name: "${name}", start }).`);
}

function definitionOf(name: string): RegisteredDefinition | Promise<RegisteredDefinition> {
  const waitFor = (resolve: (definition: RegisteredDefinition) => void) =>
    waiting.set(name, [...(waiting.get(name) ?? []), resolve]);
  return definitions.get(name) ?? new Promise(waitFor);
}

/** Its own sentences first: PHP keeps them under the widget's name. */
function ownSentence(name: string, t: Context['t'], key: string, values: (string | number)[]): string {
  const owned = `${name}/${key}`;
  const text = t(owned, ...values);
  return text === owned ? t(key, ...values) : text;
}

/** The first stays: a script may come twice. */
function keep(name: string, definition: RegisteredDefinition): void {
  if (definitions.has(name)) return;
  if (typeof definition.start !== 'function')
    throw new WidgetError('bad-widget', name, `It has no start(): define { name: "${name}", start }.`);
  definitions.set(name, definition);
  for (const resolve of waiting.get(name) ?? []) resolve(definition);
}

/**
 * Behind `mullion.define()`: keeps a definition, and brings elements to life that were there before it. What is wrong
 * with it is told.
 *
 * @param mounted The elements that the registry has taken on so far.
 */
export async function define(
  definition: RegisteredDefinition,
  ctx: Context,
  mounted: Map<Element, Mounted>,
): Promise<void> {
  let isNew = false;
  try {
    isNew = await add(definition, ctx.config);
  } catch (error) {
    ctx.report(`${definition?.name}`, null, error);
  }
  if (!isNew) return;
  for (const [element, unknown] of mounted) {
    if (element.getAttribute('data-widget') !== definition.name) continue;
    mounted.delete(element);
    unknown.stop();
  }
  ctx.scan();
}

/** @returns Whether nobody knew of the widget. @throws WidgetError (`bad-widget`). */
async function add(definition: RegisteredDefinition, config: Config): Promise<boolean> {
  const name = `${definition?.name ?? ''}`;
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new WidgetError('bad-widget', name, `The name "${name}" should be small letters, digits and "-".`);
  if (own(config.widgets, name) === undefined) await complete(config, name);
  const files = own(config.widgets, name);
  // The owner has switched it off.
  if (files === false) return false;
  if (files && !files[6])
    throw new WidgetError('bad-widget', name, 'Mullion has a widget of this name itself; choose another.');
  keep(name, definition);
  if (files) return false;
  const { moment = 'load', style = null } = definition;
  config.widgets[name] = ['', moment, [], 0, style, null, {}];
  return true;
}

declare module '../chunks/load' {
  interface WidgetModules {
    /** No widget has a stroke in its name. */
    'mullion/define': typeof import('./define');
  }
}
