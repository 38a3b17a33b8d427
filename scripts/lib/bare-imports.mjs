const HELPER = '\0vite/preload-helper.js';

/**
 * Lets `import()` in a chunk stay what it is: without preloads (`modulePreload: false`), Vite's wrapper of it is two
 * kilobytes that do nothing.
 *
 * @returns {import('vite').Plugin}
 */
export const bareImports = () => ({
  name: 'mullion:bare-imports',
  enforce: 'pre',
  resolveId: (id) => (id === HELPER ? `${HELPER}?bare` : null),
  load: (id) => (id === `${HELPER}?bare` ? 'export const __vitePreload = (load) => load();' : null),
});
