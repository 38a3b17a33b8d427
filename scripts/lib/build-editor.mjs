import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { names, OUT } from './build-script.mjs';
import { ROOT } from './root.mjs';
import { quoted } from './strings.mjs';

/** WordPress's packages are scripts of the page: `@wordpress/block-editor` is `wp.blockEditor` and `wp-block-editor`. */
const PACKAGE = /^@wordpress\//;
const globalOf = (/** @type {string} */ id) =>
  `wp.${id.replace(PACKAGE, '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}`;

/**
 * The script of the blocks in the editor, its stylesheet, and the asset file that tells PHP of both.
 *
 * @param {object} common What all builds share.
 */
export async function buildEditor(common) {
  const result = await build({
    root: ROOT,
    logLevel: 'warn',
    resolve: { alias: { 'react/jsx-runtime': join(ROOT, 'src/editor/jsx-runtime.ts') } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...common,
      lib: {
        entry: join(ROOT, 'src/editor/index.tsx'),
        formats: ['iife'],
        name: 'mullionBlocks',
        fileName: 'editor',
      },
      rolldownOptions: {
        external: PACKAGE,
        output: { ...names, entryFileNames: 'editor-[hash].js', globals: globalOf },
      },
    },
  });
  const { output } = /** @type {any} */ ([result].flat()[0]);
  const script = output.find((/** @type {any} */ item) => item.type === 'chunk');
  const style = output.find((/** @type {any} */ item) => item.fileName.endsWith('.css'));
  const handles = script.imports.map((/** @type {string} */ id) => id.replace(PACKAGE, 'wp-')).sort();
  const version = /-([^-]+)\.js$/.exec(script.fileName)?.[1] ?? '';
  const php = `<?php\n\ndefined('ABSPATH') || exit;\n\nreturn [
    'dependencies' => [${handles.map(quoted).join(', ')}],
    'version' => ${quoted(version)},
    'script' => ${quoted(script.fileName)},
    'style' => ${quoted(style.fileName)},
];\n`;
  writeFileSync(join(OUT, 'editor.asset.php'), php);
}
