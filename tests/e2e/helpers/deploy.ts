import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The stack's WordPress, whose plugin is a link: scripts/lib/stack-stage.mjs. */
const TREE = process.env.MULLION_STACK_TREE ?? '';
const LINK = join(TREE, 'wp-content/plugins/mullion');
const OURS = resolve('wp-plugin');
const PAGES = join(TREE, '../pages');
const NEXT = join(TREE, '../next-version');

const HASHED = /-([\w-]{8})\.(js|css)$/;
const hashOf = (name: string) => HASHED.exec(name)?.[1];

/**
 * Puts the next version in place of this one, as a deploy does: the build's files have other names, and the old ones
 * are gone. The page cache hears nothing of it.
 */
export function deploy() {
  rmSync(NEXT, { recursive: true, force: true });
  cpSync(OURS, NEXT, { recursive: true });
  const build = join(NEXT, 'build');
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' });
  const hashes = files.map(hashOf).filter((hash) => hash !== undefined);
  // Every hash in one go, each as it stands between the name and the ending.
  const named = new RegExp(`-(${[...new Set(hashes)].join('|')})\\.(js|css)`, 'g');
  const next = (text: string) =>
    text.replace(named, (_, hash: string, ending: string) => `-${[...hash].reverse().join('')}.${ending}`);
  for (const file of files) {
    const path = join(build, file);
    if (!/\.(js|css|json|php)$/.test(file)) continue;
    writeFileSync(path, next(readFileSync(path, 'utf8')));
    renameSync(path, join(build, next(file)));
  }
  point(NEXT);
}

/** Takes it back; a request that is still under way finds its files. */
export const undeploy = () => point(OURS);

/** The page cache forgets everything, as after an owner's press on "Purge". */
export function emptyPages() {
  for (const file of readdirSync(PAGES, { recursive: true, withFileTypes: true }))
    if (file.isFile()) rmSync(join(file.parentPath, file.name), { force: true });
}

/** The name of the script that a page begins with. */
export const entryIn = (html: string) => /\/build\/(entry-[\w-]{8}\.js)/.exec(html)?.[1];

/** One step, so that no request finds nothing there. */
function point(target: string) {
  symlinkSync(target, `${LINK}.new`);
  renameSync(`${LINK}.new`, LINK);
}
