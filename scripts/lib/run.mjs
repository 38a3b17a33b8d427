import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * Runs a program in the project's folder; tells whether it succeeded.
 *
 * @callback Run
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>}
 */

/** A program that npm installed; going through npx would cost half a second each. */
export const bin = (/** @type {string} */ name) => join(ROOT, 'node_modules/.bin', name);

/** @type {Run} Shows the output as it comes. */
export const runStreaming = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });

/** Keeps the output, so that programs that run side by side don't mix theirs. */
export function runCollecting() {
  /** @type {Buffer[]} */
  const output = [];
  /** @type {Run} */
  const run = (command, args, env = {}) =>
    new Promise((resolve) => {
      const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env } });
      // Who ends us alone, and not our whole group, ends it too.
      const stop = () => child.kill();
      process.prependOnceListener('exit', stop);
      child.once('close', () => process.off('exit', stop));
      const keep = (/** @type {Buffer} */ chunk) => output.push(chunk);
      child.stdout.on('data', keep);
      child.stderr.on('data', keep);
      child.once('error', (error) => {
        keep(Buffer.from(`${command}: ${error.message}\n`));
        resolve(false);
      });
      child.once('close', (code) => resolve(code === 0));
    });
  return { run, output: () => Buffer.concat(output).toString() };
}
