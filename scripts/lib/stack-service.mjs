import { spawn } from 'node:child_process';
import { existsSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './user-error.mjs';

const PATIENCE = 30_000;

/**
 * A server that runs until it is stopped, by its process id.
 *
 * @typedef {object} Service
 * @property {number} pid
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a server and waits until it answers. It ends with this process, too; one whose starter was killed is
 * ended by the next start (`endLeftOvers`).
 *
 * @param {object} service
 * @param {string} service.name
 * @param {string} service.dir Where its log and the number of its process go.
 * @param {string} service.command
 * @param {string[]} service.args
 * @param {Record<string, string>} [service.env] Besides what this process has.
 * @param {() => boolean | Promise<boolean>} service.isUp
 * @returns {Promise<Service>}
 */
export async function startService({ name, dir, command, args, env = {}, isUp }) {
  const log = join(dir, `${name}.log`);
  const file = openSync(log, 'a');
  // In a group of its own: Ctrl+C in the terminal would end all at once, the database before its users.
  const child = spawn(command, args, {
    cwd: dir,
    env: { ...process.env, ...env },
    stdio: ['ignore', file, file],
    detached: true,
  });
  let hasEnded = false;
  const ended = new Promise((resolve) => {
    const end = () => {
      hasEnded = true;
      resolve(undefined);
    };
    child.once('error', end);
    child.once('close', end);
  });
  const signal = (/** @type {NodeJS.Signals} */ what) => {
    if (!hasEnded && child.pid) process.kill(child.pid, what);
  };
  const stopAtExit = () => signal('SIGTERM');
  process.once('exit', stopAtExit);
  const pidFile = join(dir, `${name}.started`);
  writeFileSync(pidFile, String(child.pid ?? 0));
  const stop = async () => {
    signal('SIGTERM');
    const timer = setTimeout(() => signal('SIGKILL'), 10_000);
    await ended;
    clearTimeout(timer);
    process.off('exit', stopAtExit);
    rmSync(pidFile, { force: true });
  };
  for (const until = Date.now() + PATIENCE; !(await isUp()); await pause(50)) {
    if (!hasEnded && Date.now() < until) continue;
    await stop();
    throw new UserError(`${name} did not start: ${lastLine(log)}`);
  }
  return { pid: Number(child.pid), stop };
}

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

const lastLine = (/** @type {string} */ log) =>
  readFileSync(log, 'utf8').trim().split('\n').pop() || 'it says nothing';

/** Ends what a start left running that was killed itself; nobody else's process has this folder on its command line. */
export function endLeftOvers(/** @type {string} */ dir) {
  if (!existsSync(dir)) return;
  for (const name of readdirSync(dir).filter((file) => file.endsWith('.started'))) {
    const pid = Number(readFileSync(join(dir, name), 'utf8'));
    const told = `/proc/${pid}/cmdline`;
    if (pid > 1 && existsSync(told) && readFileSync(told, 'utf8').includes(dir)) process.kill(pid, 'SIGKILL');
  }
}
