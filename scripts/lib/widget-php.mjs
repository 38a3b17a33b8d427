import { quoted } from './strings.mjs';

/**
 * What PHP is told of the widgets' definitions, which stand in TypeScript alone.
 *
 * @typedef {import('../../src/registry/define-widget').Widget} Definition
 */

/** PHP that returns the widgets' titles by name, translated as it is read. @param {Definition[]} definitions */
export function titlesPhp(definitions) {
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
export function attributesPhp({ attributes }) {
  const lines = Object.entries(attributes).map(([key, { kind, fallback }]) => {
    const isThreeValued = kind === 'flag' && fallback === null;
    const [prop, name] = [worded(key, '_'), `data-${worded(key, '-')}`];
    return `    ${quoted(name)} => ['prop' => ${quoted(prop)}, 'kind' => ${quoted(isThreeValued ? 'optional-flag' : kind)}],\n`;
  });
  return `<?php\n\ndefined('ABSPATH') || exit;\n\nreturn [\n${lines.join('')}];\n`;
}

/** `endedHide` → `ended_hide`. */
const worded = (/** @type {string} */ key, /** @type {string} */ joint) =>
  key.replace(/[A-Z]/g, (letter) => joint + letter.toLowerCase());
