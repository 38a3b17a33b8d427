import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './root.mjs';

const DIR = join(ROOT, 'tests/mutations');

/**
 * A fault put into the product on purpose, and the test that has to see it.
 *
 * @typedef {object} Mutation
 * @property {string} name
 * @property {string} path Of the patch.
 * @property {string} fault What a person would see.
 * @property {string} test The argument of `npm test` that has to fail.
 * @property {string[]} files What the patch changes.
 */

/** @returns {Mutation[]} */
export const readMutations = () =>
  readdirSync(DIR)
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) => parseMutation(join(DIR, file), readFileSync(join(DIR, file), 'utf8')));

/** @param {string} path @param {string} text @returns {Mutation} */
export function parseMutation(path, text) {
  const [, fault, test] = /^Fault: (.+)\nTest: (.+)\n\ndiff --git /.exec(text) ?? [];
  if (!fault || !test) {
    throw new Error(
      `${basename(path)} has to begin with "Fault: …", "Test: …", an empty line and a git diff; see CONTRIBUTING.md.`,
    );
  }
  const files = [...text.matchAll(/^diff --git a\/(\S+) /gm)].map(([, file]) => String(file));
  return { name: basename(path, '.patch'), path, fault, test, files };
}

/** Whether the shop has to be filled anew for it: its content is imported once. */
export const changesContent = (/** @type {Mutation} */ { files }) =>
  files.some((file) => file.startsWith('fixtures/shop/content/'));

/** Whether the bundle has to be built for it; the rest of the plugin is read where it stands. */
export const changesBundle = (/** @type {Mutation} */ { files }) =>
  files.some((file) => /^(src|widgets)\//.test(file));
