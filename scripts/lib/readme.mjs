import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { UserError } from './user-error.mjs';

const README = join(ROOT, 'README.md');

/**
 * Puts a text between `<!-- name -->` and `<!-- /name -->`.
 *
 * @param {string} readme
 * @param {string} name
 * @param {string} text
 */
export function fillMarked(readme, name, text) {
  const marked = new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!marked.test(readme))
    throw new UserError(
      `README.md has no <!-- ${name} --> … <!-- /${name} -->; add both where the text belongs.`,
    );
  return readme.replace(marked, (_, start, end) => `${start}\n${text}\n${end}`);
}

/** @param {string} name @param {string} text */
export const writeMarked = (name, text) =>
  writeFileSync(README, fillMarked(readFileSync(README, 'utf8'), name, text));
