import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** @typedef {{ name: string, packages: RegExp, alias: Array<{ find: RegExp, replacement: string }> }} Runtime */

/** @param {string} name @param {Record<string, string>} alias @returns {Runtime} */
const runtime = (name, packages, alias) => ({
  name,
  packages: new RegExp(`[\\\\/]node_modules[\\\\/](${packages})[\\\\/]`),
  alias: Object.entries(alias).map(([find, replacement]) => ({ find: new RegExp(`^${find}$`), replacement })),
});

/**
 * What the components are built for: the same sources, by other packages under React's names. The first one is
 * what a site has that has chosen none.
 */
export const RUNTIMES = [
  runtime('react', 'react|react-dom|scheduler', {}),
  runtime('preact', 'preact', {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react-dom/server': 'preact/compat/server',
    'react-dom/test-utils': 'preact/test-utils',
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react/jsx-dev-runtime': 'preact/jsx-runtime',
    // Its other file requires React, which no alias reaches.
    '@testing-library/react': '@testing-library/react/dist/@testing-library/react.esm.js',
  }),
];

/** The file in wp-plugin/build that lists what a page of a runtime may load. */
export const manifestOf = (/** @type {string} */ name) =>
  name === RUNTIMES[0]?.name ? 'manifest.json' : `manifest-${name}.json`;

/** Folders with components, whose tests run on each runtime. */
export function foldersWithComponents() {
  const widgets = readdirSync(join(ROOT, 'widgets')).map((name) => `widgets/${name}`);
  const hasComponent = (/** @type {string} */ folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).some(
      (file) => /\.tsx$/.test(String(file)) && !/\.test\.tsx$/.test(String(file)),
    );
  return ['src/react', ...widgets].filter(hasComponent);
}
