/** `npm run translations`: writes the files that translators' programs read; `strings.json` is where sentences stand. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { POT, potOf, readCatalogue, VIETNAMESE_PO, vietnamesePoOf } from './lib/catalogue.mjs';
import { ROOT } from './lib/root.mjs';
import { readStrings } from './lib/strings.mjs';
import { runMain } from './lib/user-error.mjs';

await runMain(async () => {
  const catalogue = await readCatalogue();
  mkdirSync(dirname(join(ROOT, POT)), { recursive: true });
  writeFileSync(join(ROOT, POT), potOf(catalogue));
  writeFileSync(join(ROOT, VIETNAMESE_PO), vietnamesePoOf(catalogue));
  const { vi } = readStrings();
  const missing = [...catalogue.keys()].filter((text) => !vi[text]);
  console.log(`${POT} and ${VIETNAMESE_PO}: ${catalogue.size} sentences`);
  for (const text of missing) console.log(`  without Vietnamese: ${text}`);
});
