import { UserError } from './user-error.mjs';
import { isOlder } from './versions.mjs';

/** As many releases as `readme.txt` tells of: plugin directories cut a long one. */
const TOLD = 3;
/** Words of the changelog that wordpress.org shows. */
const SHOWN = 5000;
/** Concerns nobody who installs the plugin. */
const NOT_FOR_OWNERS = ['Developer', 'Contract'];
/** What an owner wants to know first; the rest follows as it stands in the changelog. */
const FIRST = ['Added', 'Changed'];
const THE_REST = '`CHANGELOG.md`, beside the sources, has all of it.\n';

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

/**
 * The newest releases of a changelog as `readme.txt` writes them: the first sentence of each entry, what is new
 * before what is mended, as many as a directory shows.
 *
 * @param {string} changelog
 */
export function readmeChangelog(changelog) {
  let left = SHOWN - wordsIn(THE_REST) - TOLD * wordsIn('= 1.2.3 =');
  const fits = (/** @type {string} */ line) => {
    left -= wordsIn(line);
    return left >= 0;
  };
  const releases = changelog
    .split(/^## /m)
    .filter((section) => /^\d/.test(section))
    .slice(0, TOLD)
    .map((section) => {
      const lines = entriesOf(section).filter(fits);
      return lines.length > 0 ? `= ${section.split(' ')[0]} =\n\n${lines.join('')}` : '';
    });
  return [...releases.filter(Boolean), THE_REST].join('\n');
}

const wordsIn = (/** @type {string} */ text) => text.split(/\s+/).filter(Boolean).length;

/** @param {string} release Its part of the changelog. */
function entriesOf(release) {
  const rank = (/** @type {string} */ part) => {
    const at = FIRST.findIndex((kind) => part.startsWith(kind));
    return at < 0 ? FIRST.length : at;
  };
  return release
    .split(/^### /m)
    .slice(1)
    .filter((part) => !NOT_FOR_OWNERS.some((kind) => part.startsWith(kind)))
    .sort((one, other) => rank(one) - rank(other))
    .flatMap((part) => part.split(/^- /m).slice(1))
    .map((item) => `* ${firstSentence(item.replace(/\s+/g, ' ').trim())}\n`);
}

/** One that ends after a word, before a new one: not at "WooCommerce 10.4" or "e.g.". */
const firstSentence = (/** @type {string} */ text) =>
  /^.*?[^\s.]{3}\.(?= [\p{Lu}`*?"])/u.exec(text)?.[0] ?? text;
