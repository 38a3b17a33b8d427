/**
 * `npm run golden`: renders every case of every widget, writes widgets/<name>/golden/<case>.html, and
 * puts the same markup between the markers of the fixture pages. `npm run check` says which of them are
 * stale.
 *
 * It takes the PHP of this machine; where there is none, a real WordPress, which brings its own.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOnPath } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { renderInWordPress, renderWithPhp, staleGolden } from './lib/golden.mjs';
import { ROOT } from './lib/root.mjs';
import { startSite } from './lib/site.mjs';
import { runMain } from './lib/user-error.mjs';

await runMain(async () => {
  const { all, stale } = findOnPath('php') ? await staleGolden(renderWithPhp) : await staleInWordPress();
  for (const [path, text] of stale) write(join(ROOT, path), text);
  console.log(`${stale.length} of ${all} files were written or removed.`);
});

async function staleInWordPress() {
  const site = await startSite({ name: 'golden', port: 0, beforeBoot: build });
  try {
    return await staleGolden(renderInWordPress(site));
  } finally {
    await site.stop();
  }
}

/** @param {string} path @param {string | null} text */
function write(path, text) {
  if (text === null) return rmSync(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
