import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const BUILT = /(^|\/)(node_modules|vendor|golden|build)\//;

/** Every file below a folder that a person wrote, as a path from the root of the project. */
export const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((path) => !BUILT.test(path));

export const foldersIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
export const has = (...path: string[]) => existsSync(join(ROOT, ...path));
export const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path);
export const isScript = (path: string) => /\.tsx?$/.test(path);

export interface Use {
  from: string;
  to: string;
}

/**
 * Relative imports of script files, types too, and the modules whose types they add to: paths from the
 * root of the project, `to` as it is on the disk.
 */
export function importsOf(paths: string[]): Use[] {
  const specifier = /(?:from\s+|import\s+|import\(\s*|declare module )['"](\.[^'"]*)['"]/g;
  return paths.filter(isScript).flatMap((from) =>
    [...read(from).matchAll(specifier)].map(([, to]) => ({
      from,
      to: onDisk(relative(ROOT, resolve(ROOT, dirname(from), to!))),
    })),
  );
}

const onDisk = (path: string) =>
  ['', '.ts', '.tsx', '/index.ts']
    .map((end) => path + end)
    .find((file) => has(file) && /\.\w+$/.test(file)) ?? path;

/** The uses that are part of a circle; none where everything can be read after what it builds on. */
export function circlesIn(uses: Use[]): string[] {
  let left = uses.filter(({ from, to }) => from !== to);
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    const users = new Set(left.map(({ from }) => from));
    const used = new Set(left.map(({ to }) => to));
    left = left.filter(({ from, to }) => users.has(to) && used.has(from));
  }
  return [...new Set(left.map(({ from, to }) => `${from} → ${to}`))].sort();
}
