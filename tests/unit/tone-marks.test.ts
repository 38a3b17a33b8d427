import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { newTones } from '../e2e/helpers/vietnamese';

const ROOT = resolve(import.meta.dirname, '../..');
/** Their business is the other spelling, which a visitor may type. */
const EXAMPLES =
  /^(?:tests\/unit\/(?:words|tone-marks)\.test\.ts|tests\/e2e\/helpers\/vietnamese\.ts|fixtures\/theme\/inc\/search-index\.php)$/;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((path) => /\.(?:php|json|ts|tsx|mjs|js|html|md|css|txt)$/.test(path) && !EXAMPLES.test(path));

/** Whatever somebody wrote in Vietnamese, in the product, its demo and its tests. */
const texts = files.flatMap((path) => {
  try {
    return [{ path, text: readFileSync(resolve(ROOT, path), 'utf8') }];
  } catch {
    // Removed, and not committed yet.
    return [];
  }
});

test('there are Vietnamese texts to look at', () => {
  expect(texts.filter(({ text }) => /[ăđơư]/.test(text)).length).toBeGreaterThan(80);
});

test('tones are written in one way: khóa, hủy, tùy, and not khoá, huỷ, tuỳ', () => {
  const found = texts.flatMap(({ path, text }) => newTones(text).map((word) => `${path}: ${word}`));
  expect(found).toEqual([]);
});

test('letters are composed (NFC), so that searching finds them', () => {
  const found = texts.filter(({ text }) => /[ăâđêôơư]|\p{M}/u.test(text) && text !== text.normalize('NFC'));
  expect(found.map(({ path }) => path)).toEqual([]);
});
