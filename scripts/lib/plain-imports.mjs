const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves an `import()` what it is. Vite wraps each in 1.5 KB that adds stylesheets and preloads; our stylesheets are
 * printed or asked for by `loadStyle`, and preloads are the manifest's.
 *
 * @returns {import('vite').Plugin}
 */
export const plainImports = () => ({
  name: 'mullion:plain-imports',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
});
