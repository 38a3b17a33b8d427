import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './helpers/test';

const PAGES = readdirSync(join(import.meta.dirname, '../../fixtures/pages'))
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace('.html', ''))
  .sort();

for (const name of PAGES) {
  // The demo's letters, as every machine has others of its own.
  const path = `/fixtures/pages/${name}?letters=demo`;

  test(`fixture/${name}: at rest and ten seconds later`, async ({ album, atEveryWidth }) => {
    await atEveryWidth(async (visit) => {
      await visit.open(path);
      const atRest = await album.page(visit, `fixture/${name}`);
      await album.tenSecondsLater(visit, `fixture/${name}`, atRest);
    });
  });

  test(`fixture/${name}: without a script`, async ({ album, atEveryWidth }) => {
    await atEveryWidth(
      async (visit) => {
        await visit.open(path);
        await album.page(visit, `fixture/${name}.no-script`);
      },
      { hasScript: false },
      [360],
    );
  });
}
