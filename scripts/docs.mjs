/**
 * `npm run docs`: builds, and writes what documents say of the widgets and of sizes. With `--check` it
 * only says whether the sizes are those of the build that is there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesWithAttributes } from './lib/attribute-tables.mjs';
import { BLOCKS_PAGE, fillBlockTables } from './lib/block-table.mjs';
import { build } from './lib/build.mjs';
import { CONTRACT_PAGE, fillContract } from './lib/contract.mjs';
import { pagesWithData } from './lib/data-tables.mjs';
import { EVENTS_PAGE, fillEventTable } from './lib/event-table.mjs';
import { ROOT } from './lib/root.mjs';
import { documentsWithSizes } from './lib/size-tables.mjs';
import { runMain, UserError } from './lib/user-error.mjs';
import { fillKindTable, fillWidgetTable, KINDS_PAGE, WIDGETS_PAGE } from './lib/widget-table.mjs';

const fill = async (page, filled) => {
  const path = join(ROOT, page);
  writeFileSync(path, await filled(readFileSync(path, 'utf8')));
};

await runMain(async () => {
  if (process.argv.includes('--check')) return check();
  build();
  await fill(WIDGETS_PAGE, fillWidgetTable);
  await fill(KINDS_PAGE, fillKindTable);
  await fill(EVENTS_PAGE, fillEventTable);
  await fill(BLOCKS_PAGE, fillBlockTables);
  await fill(CONTRACT_PAGE, fillContract);
  // One after the other: they write into the same pages.
  for (const pages of [pagesWithAttributes, pagesWithData, documentsWithSizes])
    for (const { file, after } of await pages()) writeFileSync(join(ROOT, file), after);
});

async function check() {
  const stale = (await documentsWithSizes()).filter(({ isRight }) => !isRight);
  const files = stale.map(({ file }) => file).join(' and ');
  if (files)
    throw new UserError(`The sizes in ${files} are not those of the build: npm run docs writes them.`);
}
