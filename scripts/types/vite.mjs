/**
 * A Vite plugin for widgets of other plugins: what they import of React comes from the page's own runtime, React or
 * Preact, at the first start. So the script that is built brings none.
 */

const NAMES = {}; // Filled in as it is packed: what both runtimes have.

const RUNTIME = 'await window.mullion.runtime()';

/** Source of a module by what widgets import. */
const MODULES = {
  react: `const { React } = ${RUNTIME};\nexport default React;\n${exported('react', 'React')}`,
  'react-dom': `const { ReactDOM } = ${RUNTIME};\nexport default ReactDOM;\n${exported('react-dom', 'ReactDOM')}`,
  'react-dom/client': `const { ReactDOMClient } = ${RUNTIME};\n${exported('react-dom/client', 'ReactDOMClient')}`,
  'react/jsx-runtime': `const { jsxRuntime } = ${RUNTIME};\n${exported('react/jsx-runtime', 'jsxRuntime')}`,
  'react/jsx-dev-runtime': `const { jsxRuntime: { Fragment, jsx } } = ${RUNTIME};\nexport { Fragment };\nexport const jsxDEV = (type, props, key) => jsx(type, props, key);`,
  '@mullion/types/runtime': `export const { enhance, hydrate, ServerHtml, useEvent } = ${RUNTIME};`,
};

function exported(module, object) {
  return `export const { ${(NAMES[module] ?? []).join(', ')} } = ${object};`;
}

const PREFIX = '\0mullion:';

/** @returns {import('vite').Plugin} */
export default function mullion() {
  return {
    name: 'mullion',
    enforce: 'pre',
    config: () => ({
      define: { 'process.env.NODE_ENV': '"production"' },
      // The runtime is waited for at the top of the module.
      build: { target: 'es2022', modulePreload: false },
    }),
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? PREFIX + id : null),
    load: (id) => (id.startsWith(PREFIX) ? MODULES[id.slice(PREFIX.length)] : null),
  };
}
