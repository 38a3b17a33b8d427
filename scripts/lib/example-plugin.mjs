import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OUT } from './build-script.mjs';
import { ROOT } from './root.mjs';
import { UserError } from './user-error.mjs';

const SOURCES = join(ROOT, 'fixtures/plugins');
const WITH_BUILD = ['product-tour', 'tips'];
const WITHOUT_BUILD = ['hello'];

/**
 * Builds the example plugins as their authors would: each in a folder of its own, with `@mullion/types` from `npm pack`
 * and its own Vite configuration; `wp-plugin/build` must be there.
 *
 * @returns {string[]} The plugins' folders, ready to be put into a site.
 */
export const examplePlugins = () => [
  ...WITH_BUILD.map(buildPlugin),
  ...WITHOUT_BUILD.map((name) => join(SOURCES, name)),
];

/** @param {string} name */
function buildPlugin(name) {
  // Below the project, so that Vite and TypeScript are found: nothing is downloaded.
  const folder = join(ROOT, '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(SOURCES, name), folder, { recursive: true });
  const types = join(folder, 'node_modules/@mullion/types');
  mkdirSync(types, { recursive: true });
  execFileSync('npm', ['pack', join(OUT, 'types'), '--pack-destination', folder], { stdio: 'pipe' });
  const archive = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
  execFileSync('tar', ['-xzf', join(folder, archive), '-C', types, '--strip-components=1']);
  rmSync(join(folder, archive));
  run(folder, 'typescript/bin/tsc', []);
  run(folder, 'vite/bin/vite.js', ['build', '--logLevel', 'warn']);
  return folder;
}

/** @param {string} cwd @param {string} program @param {string[]} args */
function run(cwd, program, args) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules', program), ...args],
    { cwd, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new UserError(`${program} failed in ${cwd}:\n${stdout}${stderr}`);
}
