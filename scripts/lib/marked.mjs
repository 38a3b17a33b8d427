import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { UserError } from './user-error.mjs';

const between = (/** @type {string} */ name) =>
  new RegExp(`(<!-- ${name} -->\\n)([\\s\\S]*?)(\\n<!-- /${name} -->)`);

/**
 * The text between `<!-- name -->` and `<!-- /name -->`.
 *
 * @param {string} page
 * @param {string} name
 * @param {string} file Of the page, for the message where the markers are missing.
 */
export function readMarked(page, name, file) {
  const text = between(name).exec(page)?.[2];
  if (text !== undefined) return text;
  throw new UserError(
    `${file} has no <!-- ${name} --> … <!-- /${name} -->; add both where the text belongs.`,
  );
}

/**
 * Puts a text between the markers, and leaves the rest of the page as it is.
 *
 * @param {string} page
 * @param {string} name
 * @param {string} text
 * @param {string} file
 */
export function fillMarked(page, name, text, file) {
  readMarked(page, name, file);
  return page.replace(between(name), (_, start, _old, end) => `${start}${text}${end}`);
}

/** @param {string} file Relative to the project. @param {string} name @param {string} text */
export function writeMarked(file, name, text) {
  const path = join(ROOT, file);
  writeFileSync(path, fillMarked(readFileSync(path, 'utf8'), name, text, file));
}
