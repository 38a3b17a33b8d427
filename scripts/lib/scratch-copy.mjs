import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './root.mjs';

// Installed or downloaded, and never written by a test.
const SHARED = ['node_modules', 'tests/php/vendor', '.cache/wordpress', '.cache/tools'];

/**
 * A copy of the project as it is now, outside of it, that goes when the process ends.
 *
 * @returns {string} Its folder.
 */
export function scratchCopy() {
  removeLeftOvers();
  const dir = mkdtempSync(join(tmpdir(), `mullion-scratch-${process.pid}-`));
  // A program that is only ending may still write into it.
  const retry = { maxRetries: 10, retryDelay: 300 };
  process.once('exit', () => rmSync(dir, { recursive: true, force: true, ...retry }));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name && existsSync(join(ROOT, name))))
    cpSync(join(ROOT, file), join(dir, file));
  for (const shared of SHARED.filter((name) => existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(dir, shared)), { recursive: true });
    symlinkSync(join(ROOT, shared), join(dir, shared));
  }
  // Tests ask git which files there are.
  execFileSync('git', ['init', '--quiet'], { cwd: dir });
  return dir;
}

/** A killed process could not remove its copy. */
function removeLeftOvers() {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(/^mullion-scratch-(\d+)-/.exec(name)?.[1] ?? 0);
    if (owner && !isRunning(owner)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isRunning(/** @type {number} */ pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
