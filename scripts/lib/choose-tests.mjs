import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './root.mjs';
import { UserError } from './user-error.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

/**
 * The stages that the arguments of `npm test` ask for, in their order, each with its tests.
 *
 * An argument is the id of a stage, the name of a widget or a part of a test's path; with `: ` behind
 * it and a part of a title, only the tests that are called so.
 *
 * @param {Stage[]} stages
 * @param {string[]} args
 * @param {string[]} [files] The paths of all tests.
 * @returns {Array<{ stage: Stage, choice: import('./stages.mjs').Choice }>}
 */
export function chooseTests(stages, args, files = testFiles()) {
  const wanted = args.map((arg) => find(stages, arg, files));
  const chosen = stages.flatMap((stage) => {
    const parts = wanted.flatMap(({ found, title }) =>
      found.filter((part) => part.stage === stage).map((part) => ({ ...part, title })),
    );
    if (parts.length === 0) return [];
    // A runner takes one list of files and one of titles: whoever asks for all of something gets all.
    const isWhole = parts.some((part) => part.files.length === 0);
    const titles = parts.every(({ title }) => title) ? parts.map(({ title }) => String(title)) : [];
    const paths = isWhole ? [] : [...new Set(parts.flatMap((part) => part.files))].sort();
    return [{ stage, choice: { files: paths, titles } }];
  });
  const build = stages.find(({ id }) => id === 'build');
  if (!build || chosen.some(({ stage }) => stage === build)) return chosen;
  return chosen.some(({ stage }) => stage.needsBuild)
    ? [{ stage: build, choice: { files: [], titles: [] } }, ...chosen]
    : chosen;
}

/** @param {Stage[]} stages @param {string} arg @param {string[]} files */
function find(stages, arg, files) {
  const [pattern = '', title] = arg.split(/: (.*)/s);
  const whole = stages.find(({ id }) => id === pattern);
  if (whole && !title) return { found: [{ stage: whole, files: /** @type {string[]} */ ([]) }] };
  const isWidget = existsSync(join(ROOT, 'widgets', pattern)) && !pattern.includes('/');
  const part = isWidget ? `widgets/${pattern}/` : pattern;
  const matching = files.filter((file) => part !== '' && file.includes(part));
  const found = stages.flatMap((stage) => {
    const own = matching.filter((file) => stage.tests?.test(file));
    return own.length > 0 ? [{ stage, files: own }] : [];
  });
  if (found.length > 0) return { found, title };
  const ids = stages.map(({ id }) => id).join(', ');
  throw new UserError(
    `"${pattern}" is no stage, no widget and in no test's path. Stages: ${ids}. A test: npm test -- widgets/slider/life.e2e.ts`,
  );
}

/** Every test of the project, as a path from its root. */
export const testFiles = () =>
  ['src', 'widgets', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(\.(test|e2e)\.tsx?|Test\.php)$/.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
      .filter((path) => !path.includes('/vendor/')),
  );
