/**
 * `npm run golden`: renders every case of every widget in the real WordPress, writes
 * widgets/<name>/golden/<case>.html, and puts the same markup between the markers of the fixture
 * pages. `npm test -- golden` says which of them are stale.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from './lib/build.mjs';
import { staleGolden } from './lib/golden.mjs';
import { fastestPhp } from './lib/native-php.mjs';
import { ROOT } from './lib/root.mjs';
import { startSite } from './lib/site.mjs';
import { runMain } from './lib/user-error.mjs';
import { widgetFile, widgetNames } from './lib/widgets.mjs';

await runMain(async () => {
  const site = await startSite({ name: 'golden', port: 0, php: fastestPhp(), beforeBoot: build });
  try {
    const { all, stale } = await staleGolden(site);
    write(stale);
    console.log(`${stale.length} of ${all} files were written.`);
  } finally {
    await site.stop();
  }
});

function write(files) {
  for (const name of widgetNames()) {
    if (!widgetFile(name, 'cases.json'))
      rmSync(join(ROOT, 'widgets', name, 'golden'), { recursive: true, force: true });
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
