/**
 * Copies the demo theme's font from its npm package: the parts for Latin and Vietnamese, and the licence.
 *
 *   node scripts/fonts.mjs
 *
 * The copies are committed, so only who changes the version of the package has to run it. The measures
 * of the fallback in fixtures/theme/assets/css/fonts.css belong to this font.
 */
import { copyFile, mkdir } from 'node:fs/promises';

const from = new URL('../node_modules/@fontsource-variable/manrope/', import.meta.url);
const to = new URL('../fixtures/theme/assets/fonts/', import.meta.url);
const files = {
  'files/manrope-latin-wght-normal.woff2': 'text-latin.woff2',
  'files/manrope-vietnamese-wght-normal.woff2': 'text-vietnamese.woff2',
  LICENSE: 'OFL.txt',
};

await mkdir(to, { recursive: true });
for (const [source, target] of Object.entries(files)) {
  await copyFile(new URL(source, from), new URL(target, to));
  console.log(`fixtures/theme/assets/fonts/${target}`);
}
