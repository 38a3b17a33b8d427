import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { PLUGIN_DIR } from './lib/paths.mjs';
import { zipPlugin } from './lib/plugin-zip.mjs';
import { step } from './lib/progress.mjs';
import { ROOT } from './lib/root.mjs';
import { runMain } from './lib/user-error.mjs';

await runMain(async () => {
  await step('Building', build);
  const { bytes, names } = zipPlugin(PLUGIN_DIR);
  writeFileSync(join(ROOT, 'mullion.zip'), bytes);
  console.log(`mullion.zip: ${(bytes.length / 1024).toFixed(1)} kB, ${names.length} files`);
});
