import { join } from 'node:path';
import { build } from 'vite';
import { lastsMinifiers } from './lasts-minifiers.mjs';
import { minifyAgain } from './minify-again.mjs';
import { notePackages } from './notices.mjs';
import { ROOT } from './root.mjs';

export const OUT = join(ROOT, 'wp-plugin/build');

/** Lets V8 compile the entry while it downloads: a quarter less script time on a slow phone. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** Of the files of every build. */
export const names = {
  entryFileNames: '[name]-[hash].js',
  chunkFileNames: '[name]-[hash].js',
  assetFileNames: '[name]-[hash][extname]',
};

/** What all builds share. */
export const common = {
  outDir: OUT,
  emptyOutDir: false,
  target: 'es2022',
  modulePreload: false,
  reportCompressedSize: false,
};

/**
 * A script of its own, classic.
 *
 * @param {string} path Relative to src/.
 * @param {string} name
 * @param {Record<string, string>} [define] What names of vite.config.ts's `define` are in it.
 */
export const buildClassic = (path, name, define = {}) =>
  buildScript(join(ROOT, 'src', path), name, 'iife', { postBanner: COMPILE_AHEAD }, { define });

/**
 * A module of its own, which brings no other but by `import()`.
 *
 * @param {string} path
 * @param {string} name
 * @param {import('./runtimes.mjs').Runtime['alias']} [alias] Packages of another runtime.
 */
export const buildModule = (path, name, alias = []) =>
  buildScript(path, name, 'es', { minify: true, comments: false }, { resolve: { alias } });

/**
 * @param {string} entry
 * @param {string} name
 * @param {'iife' | 'es'} format
 * @param {object} output
 * @param {import('vite').InlineConfig} config What is this script's own.
 * @returns {Promise<string>} The file.
 */
async function buildScript(entry, name, format, output, config) {
  const result = await build({
    ...config,
    root: ROOT,
    logLevel: 'warn',
    plugins: [notePackages(), minifyAgain(), lastsMinifiers()],
    build: {
      ...common,
      // As a library, because Vite wraps every import() of an application in a preload helper of 0.7 KB.
      lib: { entry, formats: [format], name: 'mullionScript', fileName: name },
      rolldownOptions: { output: { ...names, entryFileNames: `${name}-[hash].js`, ...output } },
    },
  });
  return /** @type {any} */ ([result].flat()[0]).output[0].fileName;
}
