/** `npm run docs`: writes the README's table of widgets from their own pages of documentation. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { fillWidgetTable } from './lib/widget-table.mjs';

const README = join(ROOT, 'README.md');
writeFileSync(README, fillWidgetTable(readFileSync(README, 'utf8')));
