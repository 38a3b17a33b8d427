import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './user-error.mjs';

/**
 * Installs packages into a folder of their own, once: large tools that only one command needs, pinned
 * so that its figures can be had again.
 *
 * @param {string} dir
 * @param {Record<string, string>} packages Exact versions by name.
 */
export function installToolPackages(dir, packages) {
  const isInstalled = () =>
    Object.entries(packages).every(([name, version]) => installedVersion(dir, name) === version);
  if (isInstalled()) return;
  mkdirSync(dir, { recursive: true });
  const manifest = { private: true, dependencies: packages };
  writeFileSync(join(dir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', ['install', '--prefix', dir, ...options], { encoding: 'utf8' });
  if (status === 0 && isInstalled()) return;
  const reason = /npm error (?:code )?(.*)/.exec(stderr ?? '')?.[1] ?? 'npm install failed';
  const names = Object.keys(packages).join(', ');
  throw new UserError(
    `${names} could not be installed from the npm registry (${reason}). Connect to it and run the command again.`,
  );
}

/** @param {string} dir @param {string} name */
function installedVersion(dir, name) {
  try {
    return JSON.parse(readFileSync(join(dir, 'node_modules', name, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}
