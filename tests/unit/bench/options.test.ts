// @vitest-environment node
import { expect, test } from 'vitest';
import { parseBenchOptions } from '../../bench/options.mjs';

test('without options everything is measured seven times', () => {
  const { runs, pages, networks, variants } = parseBenchOptions([]);
  expect({ runs, pages, networks }).toEqual({
    runs: 7,
    pages: ['sliders', 'home'],
    networks: ['none', 'slow-4g'],
  });
  expect(variants).toContain('mullion');
});

test('a part can be chosen', () => {
  const args = ['--page', 'home', '--network', 'slow-4g', '--variants', 'plain,mullion', '--runs', '3'];
  expect(parseBenchOptions(args)).toMatchObject({
    runs: 3,
    pages: ['home'],
    networks: ['slow-4g'],
    variants: ['mullion', 'plain'],
  });
});

test('a bad option is named, with what there is', () => {
  expect(() => parseBenchOptions(['--runs', '0'])).toThrow('--runs 0 is no number of runs.');
  expect(() => parseBenchOptions(['--page', 'cart'])).toThrow('Choose of sliders, home, all.');
  expect(() => parseBenchOptions(['--fast'])).toThrow('See npm run bench -- --help.');
});

test('the documents take whole runs only', () => {
  expect(() => parseBenchOptions(['--write-docs', '--page', 'home'])).toThrow('needs a whole run');
  expect(parseBenchOptions(['--write-docs', '--runs', '9']).writeDocs).toBe(true);
});
