import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE_DIR } from './paths.mjs';
import { ROOT } from './root.mjs';

const LOOK_DIR = join(CACHE_DIR, 'look');
export const LOOK_REPORT = join(LOOK_DIR, 'report.html');
export const TAKEN_DIR = join(LOOK_DIR, 'taken');
export const APPROVED_DIR = join(ROOT, 'tests/look/approved');
const RECORDS = join(LOOK_DIR, 'records.jsonl');

/** @typedef {import('../../tests/look/helpers/album').PictureRecord} PictureRecord */

export function forgetPictures() {
  rmSync(LOOK_DIR, { recursive: true, force: true });
  mkdirSync(LOOK_DIR, { recursive: true });
}

/**
 * What came of the last run.
 *
 * @param {boolean} isWhole Whether every test ran: only then is it known which pictures nothing takes any more.
 */
export function readLook(isWhole) {
  const records = readRecords();
  const used = new Set(records.flatMap(({ name, approved }) => [name, approved]));
  return {
    records,
    changed: records.filter(({ isSame }) => !isSame),
    gone: isWhole ? approvedNames().filter((name) => !used.has(name)) : [],
  };
}

/** Of a test that was run twice, the second time counts. @returns {PictureRecord[]} */
function readRecords() {
  if (!existsSync(RECORDS)) return [];
  const lines = readFileSync(RECORDS, 'utf8').trim().split('\n');
  const records = lines.map((line) => /** @type {PictureRecord} */ (JSON.parse(line)));
  const byName = new Map(records.map((record) => [record.name, record]));
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

const approvedNames = () =>
  existsSync(APPROVED_DIR)
    ? /** @type {string[]} */ (readdirSync(APPROVED_DIR, { recursive: true }))
        .filter((file) => file.endsWith('.webp'))
        .map((file) => file.replace(/\.webp$/, ''))
    : [];

/** Takes over what was seen. @param {PictureRecord[]} changed @param {string[]} gone */
export function approve(changed, gone) {
  const fileOf = (/** @type {string} */ name) => join(APPROVED_DIR, `${name}.webp`);
  for (const name of gone) rmSync(fileOf(name));
  for (const { name, isAsAtRest } of changed) {
    if (isAsAtRest) {
      rmSync(fileOf(name), { force: true });
      continue;
    }
    mkdirSync(dirname(fileOf(name)), { recursive: true });
    copyFileSync(join(TAKEN_DIR, `${name}.webp`), fileOf(name));
  }
}
