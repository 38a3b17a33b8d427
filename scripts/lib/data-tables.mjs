import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataIn, made } from './made.mjs';
import { fillMarked } from './marked.mjs';
import { ROOT } from './root.mjs';
import { widgetNames } from './widgets.mjs';

/**
 * The pages of the widgets that have data, with a fresh table of it between `<!-- presets.json -->` and
 * `<!-- /presets.json -->`.
 *
 * @returns {Promise<{ file: string, after: string }[]>}
 */
export async function pagesWithData() {
  const pages = [];
  for (const name of widgetNames()) {
    const folder = join(ROOT, 'widgets', name);
    for (const data of dataIn(folder)) {
      const file = `widgets/${name}/README.md`;
      const page = readFileSync(join(ROOT, file), 'utf8');
      const table = String(await made(join(folder, `${data}?table`)));
      pages.push({ file, after: fillMarked(page, data, table, file) });
    }
  }
  return pages;
}
