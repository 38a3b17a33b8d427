// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeFromPackage } from '../../../scripts/lib/package-files.mjs';

let dir: string;
let wanted: { name: string; version: string; integrity: string };
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mullion-pinned-'));
  mkdirSync(join(dir, 'from'));
  mkdirSync(join(dir, 'to'));
  writeFileSync(join(dir, 'from/package.json'), '{ "name": "pinned", "version": "1.0.0" }');
  writeFileSync(join(dir, 'from/wanted.txt'), 'wanted');
  writeFileSync(join(dir, 'from/large.txt'), 'large');
  wanted = { name: 'pinned', version: `file:${join(dir, 'from')}`, integrity: 'sha512-other' };
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a package with another content is refused, and nothing of it is written', () => {
  expect(() => takeFromPackage(wanted, ['wanted.txt'], join(dir, 'to'))).toThrow('its sha512 differs');
  expect(readdirSync(join(dir, 'to'))).toEqual([]);
});

test('what cannot be had is one line that says what to do', () => {
  const missing = { ...wanted, version: `file:${join(dir, 'missing')}` };
  expect(() => takeFromPackage(missing, ['wanted.txt'], join(dir, 'to'))).toThrow(/pinned could not be had/);
});

test('what only some starts need is not installed with the project', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(Object.keys(packages).filter((name) => /@(wp-playground|php-wasm)\//.test(name))).toEqual([]);
});
