import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBlockJson } from './block-json.mjs';
import { blocksPhp, blockWordsPhp, returnedPhp } from './block-php.mjs';
import { dataIn } from './made.mjs';
import { ROOT } from './root.mjs';
import { quoted } from './strings.mjs';
import { widgetFile } from './widgets.mjs';
import { worded } from './worded.mjs';

/**
 * What PHP is told: of the widgets' definitions, which stand in TypeScript alone, and of its own classes.
 *
 * @typedef {import('../../src/registry/define-widget').Widget} Definition
 */

/**
 * Writes the widgets' PHP into a folder, and what it is told of their definitions.
 *
 * @param {Definition[]} definitions
 * @param {string} out
 */
export function writePhp(definitions, out) {
  writeFileSync(join(out, 'classes.php'), returnedPhp(classes()));
  writeFileSync(join(out, 'titles.php'), titlesPhp(definitions));
  writeFileSync(join(out, 'blocks.php'), blocksPhp(definitions));
  writeFileSync(join(out, 'block-words.php'), blockWordsPhp(definitions));
  writeBlockJson(definitions, out);
  for (const definition of definitions) {
    const folder = join(out, 'widgets', definition.name);
    const data = dataIn(join(ROOT, 'widgets', definition.name));
    for (const file of ['widget.php', 'template.php', 'settings.php', 'panel.php', 'effect.php', ...data]) {
      const from = widgetFile(definition.name, file);
      if (from) cpSync(from, join(folder, file));
    }
    if (existsSync(join(folder, 'widget.php')))
      writeFileSync(join(folder, 'attributes.php'), attributesPhp(definition));
  }
}

/** The plugin's classes as keys, for wp-plugin/src/autoload.php. */
function classes() {
  const files = readdirSync(join(ROOT, 'wp-plugin/src'), { recursive: true, encoding: 'utf8' });
  const ofClasses = files.filter((file) => /(^|\/)[A-Z]\w*\.php$/.test(file)).sort();
  return Object.fromEntries(
    ofClasses.map((file) => [`Mullion\\${file.slice(0, -4).replaceAll('/', '\\')}`, true]),
  );
}

/** PHP that returns the widgets' titles by name, translated as it is read. @param {Definition[]} definitions */
function titlesPhp(definitions) {
  const lines = definitions.map(
    ({ name, title }) => `    ${quoted(name)} => __(${quoted(title)}, 'mullion'),\n`,
  );
  return `<?php\n\ndefined('ABSPATH') || exit;\n\nreturn [\n${lines.join('')}];\n`;
}

/**
 * PHP that returns the declared attributes of a widget: `['data-ended-hide' => ['prop' => 'ended_hide', …], …]`.
 *
 * @param {Definition} definition
 */
function attributesPhp({ attributes }) {
  const lines = Object.entries(attributes).map(([key, { kind, fallback }]) => {
    const isThreeValued = kind === 'flag' && fallback === null;
    const [prop, name] = [worded(key, '_'), `data-${worded(key, '-')}`];
    return `    ${quoted(name)} => ['prop' => ${quoted(prop)}, 'kind' => ${quoted(isThreeValued ? 'optional-flag' : kind)}],\n`;
  });
  return `<?php\n\ndefined('ABSPATH') || exit;\n\nreturn [\n${lines.join('')}];\n`;
}
