import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { RUNTIMES } from './runtimes.mjs';
import { UserError } from './user-error.mjs';

const SOURCES = join(ROOT, 'scripts/types');
const SHARED = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/**
 * Writes the package `@mullion/types`: the contract's types, and a Vite plugin for widgets of other plugins.
 *
 * @param {string} out The folder.
 */
export function buildTypes(out) {
  mkdirSync(out, { recursive: true });
  emitTypes(out);
  writeFileSync(join(out, 'index.d.ts'), "export type * from './types';\n");
  writeFileSync(
    join(out, 'runtime.d.ts'),
    "export { enhance, hydrate, ServerHtml, useEvent } from './react/runtime';\nexport type { EnhanceProps, HydrateProps } from './types';\n",
  );
  writeFileSync(join(out, 'vite.d.ts'), "export default function mullion(): import('vite').Plugin;\n");
  const plugin = readFileSync(join(SOURCES, 'vite.mjs'), 'utf8');
  writeFileSync(
    join(out, 'vite.js'),
    plugin.replace(/const NAMES = .*/, `const NAMES = ${JSON.stringify(sharedNames())};`),
  );
  cpSync(join(SOURCES, 'README.md'), join(out, 'README.md'));
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(description(), null, 2)}\n`);
}

/** @param {string} out */
function emitTypes(out) {
  const options = {
    ...{ declaration: true, emitDeclarationOnly: true, strict: true, skipLibCheck: true },
    ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx' },
    ...{ lib: 'es2023,dom,dom.iterable', types: 'react', rootDir: join(ROOT, 'src'), outDir: out },
  };
  const flags = Object.entries(options).flatMap(([key, value]) => [`--${key}`, `${value}`]);
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const args = [
    tsc,
    '--ignoreConfig',
    ...flags,
    join(ROOT, 'src/types.ts'),
    join(ROOT, 'src/registered/define.ts'),
  ];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new UserError(`The types of src/types.ts cannot be written:\n${stdout}`);
}

/** What React and every runtime under its name export: no widget works on the one alone. @returns {Record<string, string[]>} */
function sharedNames() {
  const require = createRequire(import.meta.url);
  const names = SHARED.map((module) => {
    const lists = RUNTIMES.map(({ alias }) => {
      const other = alias.find(({ find }) => find.test(module));
      return Object.keys(require(other?.replacement ?? module));
    });
    const [first = [], ...others] = lists;
    const isPublic = (/** @type {string} */ name) =>
      /^[a-z]\w*$/i.test(name) && !/^(default|version|__)/.test(name);
    return [module, first.filter((name) => isPublic(name) && others.every((list) => list.includes(name)))];
  });
  return Object.fromEntries(names);
}

function description() {
  const { version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return {
    name: '@mullion/types',
    version,
    license,
    description: "Types of Mullion's public contract, and a Vite plugin for widgets of other plugins.",
    type: 'module',
    types: './index.d.ts',
    exports: {
      '.': { types: './index.d.ts' },
      './runtime': { types: './runtime.d.ts' },
      './vite': { types: './vite.d.ts', default: './vite.js' },
    },
    peerDependencies: { '@types/react': '>=18', '@types/react-dom': '>=18', vite: '>=5' },
    peerDependenciesMeta: {
      '@types/react': { optional: true },
      '@types/react-dom': { optional: true },
      vite: { optional: true },
    },
  };
}
