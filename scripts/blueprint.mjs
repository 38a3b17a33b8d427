import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { demoBlueprint } from './lib/blueprint.mjs';
import { build } from './lib/build.mjs';
import { MTIME } from './lib/plugin-zip.mjs';
import { step } from './lib/progress.mjs';
import { ROOT } from './lib/root.mjs';
import { runMain } from './lib/user-error.mjs';

await runMain(async () => {
  await step('Building', build);
  const files = demoBlueprint();
  const bytes = zipSync(files, { mtime: MTIME, level: 0 });
  writeFileSync(join(ROOT, 'mullion-blueprint.zip'), bytes);
  console.log(
    `mullion-blueprint.zip: ${(bytes.length / 1024).toFixed(1)} kB. Open it with WordPress Playground:`,
  );
  console.log('  npx @wp-playground/cli server --blueprint=mullion-blueprint.zip');
});
