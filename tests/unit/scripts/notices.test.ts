// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noticesText } from '../../../scripts/lib/notices.mjs';

const { version } = JSON.parse(readFileSync('node_modules/keen-slider/package.json', 'utf8'));

test("a package's own licence stands under its name and version, and the PHP library's in every case", () => {
  const text = noticesText(['keen-slider']);
  expect(text).toContain(`keen-slider ${version} (MIT)`);
  expect(text).toContain(readFileSync('node_modules/keen-slider/LICENSE', 'utf8').trim());
  expect(text).toContain('firebase/php-jwt (BSD-3-Clause)');
  expect(text).not.toContain('react');
});
