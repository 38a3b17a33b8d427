import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { madeOfData } from './made.mjs';
import { ROOT } from './root.mjs';

const WIDGETS = join(ROOT, 'widgets');

/** Names of the folders under widgets/, sorted: a folder is a widget, no list is kept. */
export function widgetNames() {
  return readdirSync(WIDGETS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(WIDGETS, entry.name, 'index.ts')))
    .map((entry) => entry.name)
    .sort();
}

/** Path of one file of a widget, or `null` where the widget has no such file. */
export function widgetFile(name, file) {
  const path = join(WIDGETS, name, file);
  return existsSync(path) ? path : null;
}

/**
 * Reads each widget's definition out of its index.ts.
 *
 * @returns {Promise<Array<{name: string, moment: string, attributes: object, budget?: object}>>}
 */
export async function widgetDefinitions() {
  const definitions = [];
  for (const name of widgetNames()) {
    const { module } = await runnerImport(join(WIDGETS, name, 'index.ts'), {
      configFile: false,
      plugins: [madeOfData()],
      logLevel: 'error',
    });
    const definition = module.default;
    if (definition?.name !== name) {
      throw new Error(
        `widgets/${name}/index.ts defines "${definition?.name}"; its name should be "${name}", as its folder.`,
      );
    }
    definitions.push(definition);
  }
  return definitions;
}
