import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Files, RELEASE_FILES, readmeChangelog, released } from '../../../scripts/lib/release.mjs';

const CHANGELOG = `# Changelog

## Unreleased

### Fixed

- A page that the browser prerenders
  sends nothing. Neither counts it, in Chrome 1.2 or later.
- Another.

### Developer

- \`npm run release\`.
`;
const files = () =>
  ({
    ...Object.fromEntries(RELEASE_FILES.map((file) => [file, readFileSync(file, 'utf8')])),
    'CHANGELOG.md': CHANGELOG,
  }) as Files;
const release = (version: string, from = files()) => released(from, version, '2026-11-24');

test('the number stands in every file that has one', () => {
  const after = release('7.8.9');
  expect(JSON.parse(after['package.json']).version).toBe('7.8.9');
  const lock = JSON.parse(after['package-lock.json']);
  expect([lock.version, lock.packages[''].version]).toEqual(['7.8.9', '7.8.9']);
  expect(after['wp-plugin/mullion.php']).toMatch(/\* Version: {14}7\.8\.9\n/);
  expect(after['wp-plugin/mullion.php']).toContain("MULLION_VERSION = '7.8.9'");
  expect(after['wp-plugin/readme.txt']).toContain('Stable tag: 7.8.9\n');
});

test('what was unreleased is told under the number, and to owners without what concerns developers', () => {
  const after = release('7.8.9');
  expect(after['CHANGELOG.md']).toContain('## Unreleased\n\n## 7.8.9 - 2026-11-24\n\n### Fixed\n');
  expect(after['wp-plugin/readme.txt']).toMatch(
    /== Changelog ==\n\n= 7\.8\.9 =\n\n\* A page that the browser prerenders sends nothing\.\n\* Another\.\n\n`CHANGELOG\.md`/,
  );
});

test('the readme tells of the newest three', () => {
  const many = ['4.0.0', '3.0.0', '2.0.0', '1.0.0'].map(
    (version) => `## ${version} - day\n\n### Added\n\n- It.\n`,
  );
  expect(readmeChangelog(many.join('\n')).match(/= \d/g)).toEqual(['= 4', '= 3', '= 2']);
});

test('what is new comes before what is mended, and what is left of it is in the changelog', () => {
  const changelog = '## 2.0.0 - day\n\n### Fixed\n\n- That.\n\n### Added\n\n- It.\n';
  expect(readmeChangelog(changelog)).toBe(
    '= 2.0.0 =\n\n* It.\n* That.\n\n`CHANGELOG.md`, beside the sources, has all of it.\n',
  );
});

test('the readme holds as many words of the changelog as wordpress.org shows', () => {
  const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
  const own = readmeChangelog(readFileSync('CHANGELOG.md', 'utf8').replace('## Unreleased', '## 9.9.9'));
  expect(words(own)).toBeLessThanOrEqual(5000);
  const entries = `### Added\n\n${'- One two three.\n'.repeat(3000)}`;
  const long = readmeChangelog(`## 2.0.0\n\n${entries}\n## 1.0.0\n\n${entries}`);
  expect(words(long)).toBeGreaterThan(4950);
  expect(words(long)).toBeLessThanOrEqual(5000);
  expect(long).not.toContain('= 1.0.0 =');
});

test.each([
  ['1.2', '"1.2" is no version'],
  ['v1.2.3', '"v1.2.3" is no version'],
  ['0.0.9', '0.0.9 does not come after'],
])('%s is refused', (version, message) => {
  expect(() => release(version)).toThrow(message);
});

test('a release that has nothing to tell is none', () => {
  const empty = { ...files(), 'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n## 0.1.0 - day\n' };
  expect(() => release('7.8.9', empty)).toThrow('nothing under "Unreleased"');
});
