import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributesOf, blocksOf, supportsOf } from './block-php.mjs';

/**
 * Writes `blocks/<name>/block.json` of each widget that is a block. WordPress itself is told by `blocks.php`
 * (src/DECISIONS.md, "Blocks are registered from the build's list, not by `block.json`"); the plugin directory and tools that
 * read a plugin without running it look for these.
 *
 * @param {import('./block-php.mjs').Definition[]} definitions
 * @param {string} out The folder of the build.
 */
export function writeBlockJson(definitions, out) {
  for (const { definition, file, fields } of blocksOf(definitions)) {
    const metadata = {
      $schema: 'https://schemas.wp.org/trunk/block.json',
      apiVersion: 3,
      name: `mullion/${definition.name}`,
      title: file.title ?? definition.title,
      category: 'mullion',
      ...(file.icon && { icon: file.icon }),
      ...(file.description && { description: file.description }),
      ...(file.keywords && { keywords: file.keywords.split(', ') }),
      textdomain: 'mullion',
      attributes: attributesOf(fields),
      supports: supportsOf(file),
      ...(file.example && { example: { attributes: file.example } }),
    };
    const folder = join(out, 'blocks', definition.name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'block.json'), `${JSON.stringify(metadata, null, 2)}\n`);
  }
}
