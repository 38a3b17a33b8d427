import { UserError } from './user-error.mjs';
import { isOlder } from './versions.mjs';

/** As many releases as `readme.txt` tells of: plugin directories cut a long one. */
const TOLD = 3;
/** Concerns nobody who installs the plugin. */
const NOT_FOR_OWNERS = 'Developer';

/**
 * Files of a release, by path.
 *
 * @typedef {Record<'package.json' | 'package-lock.json' | 'wp-plugin/mullion.php' | 'wp-plugin/readme.txt' | 'CHANGELOG.md', string>} Files
 */

/** @type {Array<keyof Files>} */
export const RELEASE_FILES = [
  'package.json',
  'package-lock.json',
  'wp-plugin/mullion.php',
  'wp-plugin/readme.txt',
  'CHANGELOG.md',
];

/**
 * The files as the release has them: its number everywhere, and what was unreleased under it.
 *
 * @param {Files} files
 * @param {string} version X.Y.Z.
 * @param {string} date YYYY-MM-DD.
 *
 * @returns {Files}
 *
 * @throws {UserError} Where the number is none or not greater, or nothing is to be told.
 */
export function released(files, version, date) {
  const { version: before } = JSON.parse(files['package.json']);
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new UserError(`"${version}" is no version; write one as 1.2.3.`);
  const isFirst = version === before && !files['CHANGELOG.md'].includes(`\n## ${version} `);
  if (!isFirst && !isOlder(before, version))
    throw new UserError(`${version} does not come after ${before}; a release has a greater number.`);
  const changelog = withRelease(files['CHANGELOG.md'], version, date);
  const [start] = files['wp-plugin/readme.txt'].split('== Changelog ==');
  return {
    'package.json': replaced(files['package.json'], /"version": "[^"]+"/, `"version": "${version}"`),
    // Its own, and its root package's.
    'package-lock.json': replaced(
      replaced(files['package-lock.json'], /"version": "[^"]+"/, `"version": "${version}"`),
      /("": \{\s*"name": "mullion",\s*"version": ")[^"]+/,
      `$1${version}`,
    ),
    'wp-plugin/mullion.php': replaced(
      replaced(files['wp-plugin/mullion.php'], /( \* Version: +)\S+/, `$1${version}`),
      /(MULLION_VERSION = ')[^']+/,
      `$1${version}`,
    ),
    'wp-plugin/readme.txt': `${replaced(start ?? '', /(Stable tag: )\S+/, `$1${version}`)}== Changelog ==\n\n${readmeChangelog(changelog)}`,
    'CHANGELOG.md': changelog,
  };
}

/** @param {string} text @param {RegExp} pattern @param {string} by */
function replaced(text, pattern, by) {
  if (!pattern.test(text)) throw new Error(`${pattern} is nowhere in the file that should have it.`);
  return text.replace(pattern, by);
}

/** @param {string} changelog @param {string} version @param {string} date */
function withRelease(changelog, version, date) {
  const [, told = ''] = /## Unreleased\n([\s\S]*?)(?=\n## |$)/.exec(changelog) ?? [];
  if (!told.trim())
    throw new UserError('CHANGELOG.md has nothing under "Unreleased"; a release tells what is new.');
  return changelog.replace('## Unreleased\n', `## Unreleased\n\n## ${version} - ${date}\n`);
}

/** The newest releases of a changelog as `readme.txt` writes them, a line each. @param {string} changelog */
export const readmeChangelog = (changelog) =>
  changelog
    .split(/^## /m)
    .filter((section) => /^\d/.test(section))
    .slice(0, TOLD)
    .map((section) => {
      const [version = ''] = section.split(' ');
      const lines = section
        .split(/^### /m)
        .slice(1)
        .filter((part) => !part.startsWith(NOT_FOR_OWNERS))
        .flatMap((part) => part.split(/^- /m).slice(1))
        .map((item) => `* ${item.replace(/\s+/g, ' ').trim()}\n`);
      return `= ${version} =\n\n${lines.join('')}`;
    })
    .join('\n');
