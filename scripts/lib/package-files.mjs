import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from './user-error.mjs';

/**
 * One version of an npm package, and what npm's lock files call its integrity.
 *
 * @typedef {{ name: string, version: string, integrity: string }} PinnedPackage
 */

/**
 * Takes a few files out of a package that is too large to be installed. npm fetches it.
 *
 * @param {PinnedPackage} wanted
 * @param {string[]} paths Files or folders inside of the package.
 * @param {string} dir Where they are put, under their paths.
 */
export function takeFromPackage(wanted, paths, dir) {
  const temporary = mkdtempSync(join(tmpdir(), 'mullion-package-'));
  try {
    runNpm(['pack', `${wanted.name}@${wanted.version}`, '--pack-destination', temporary], wanted.name);
    const archive = join(temporary, readdirSync(temporary)[0] ?? '');
    requireIntegrity(wanted, readFileSync(archive));
    const inside = paths.map((path) => `package/${path}`);
    execFileSync('tar', ['-xzf', archive, '-C', dir, '--strip-components=1', ...inside]);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/**
 * Installs exactly what a lock file names.
 *
 * @param {string} lockDir Has package.json and package-lock.json.
 * @param {string} dir
 */
export function installLocked(lockDir, dir) {
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(lockDir, file), join(dir, file));
  const names = Object.keys(JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).dependencies);
  runNpm(['ci', '--prefix', dir, '--ignore-scripts', '--no-audit', '--no-fund'], names.join(', '));
}

/** @param {PinnedPackage} wanted @param {Uint8Array} archive */
function requireIntegrity({ name, version, integrity }, archive) {
  if (`sha512-${createHash('sha512').update(archive).digest('base64')}` === integrity) return;
  throw new UserError(
    `${name}@${version} is not what it was: its sha512 differs. Run npm cache verify, and try again.`,
  );
}

/** @param {string[]} args @param {string} what */
export function runNpm(args, what) {
  try {
    execFileSync('npm', [...args, '--loglevel=error'], { stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    const { stderr } = /** @type {{ stderr?: string }} */ (error);
    const reason = /npm error (?:code )?(.*)/.exec(stderr ?? '')?.[1] ?? 'npm failed';
    throw new UserError(
      `${what} could not be had from the npm registry (${reason}). Connect to it and run the command again.`,
    );
  }
}
