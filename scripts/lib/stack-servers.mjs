import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { CACHE_DIR } from './paths.mjs';
import { step } from './progress.mjs';
import { lockSite } from './site-folder.mjs';
import { databaseArguments, fpmConfig, redisArguments } from './stack-config.mjs';
import { needStack } from './stack-programs.mjs';
import { endLeftOvers, startService } from './stack-service.mjs';
import { UserError } from './user-error.mjs';

// An address of a unix socket has no room for more.
const LONGEST_SOCKET = 107;
const WORKERS = 12;

export const isRoot = process.getuid?.() === 0;

/**
 * MariaDB, Redis and php-fpm, which several shops may share.
 *
 * @typedef {object} StackServers
 * @property {string} dir Everything of them; it is emptied by each start.
 * @property {import('./stack-programs.mjs').Programs} programs
 * @property {{ database: string, cache: string, fpm: string }} sockets
 * @property {Record<string, number>} pids By the names of the servers.
 * @property {(stop: () => Promise<unknown>) => void} onStop What ends before the servers do.
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the servers in `.cache/stack/NAME`; on a failure none is left running.
 *
 * @param {{ name: string, quiet?: boolean, freshness?: number }} options
 *   `freshness`: seconds that PHP believes its compiled copy of a file; 0 asks at each request.
 * @returns {Promise<StackServers>}
 */
export async function startServers({ name, quiet = false, freshness = 0 }) {
  const programs = needStack();
  const unlock = lockSite(`stack-${name}`);
  const dir = join(CACHE_DIR, 'stack', name);
  const sockets = { database: `${dir}/db.sock`, cache: `${dir}/redis.sock`, fpm: `${dir}/fpm.sock` };
  if (Buffer.byteLength(sockets.database) > LONGEST_SOCKET)
    throw new UserError(`${dir} is too long a path for a socket. Put the project into a shorter one.`);
  endLeftOvers(dir);
  rmSync(dir, { recursive: true, force: true });
  // The database has no password: nobody else may come to its socket.
  mkdirSync(dir, { recursive: true, mode: 0o700 });

  /** @type {Array<() => Promise<unknown>>} In the order of their start. */
  const closers = [];
  /** @type {Record<string, number>} */
  const pids = {};
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
    unlock();
  };
  const run = async (
    /** @type {string} */ id,
    /** @type {string} */ command,
    /** @type {string[]} */ args,
  ) => {
    const isUp = () => answers(/** @type {Record<string, string>} */ (socketOf)[id] ?? '');
    const service = await startService({ name: id, dir, command, args, isUp });
    closers.push(service.stop);
    pids[id] = service.pid;
  };
  const socketOf = { mariadb: sockets.database, redis: sockets.cache, 'php-fpm': sockets.fpm };
  try {
    const start = async () => {
      await run('redis', programs.cache, redisArguments({ dir, socket: sockets.cache }));
      const data = makeDatabase(programs, dir);
      await run('mariadb', programs.database, databaseArguments({ data, socket: sockets.database, isRoot }));
      const config = `${dir}/fpm.conf`;
      writeFileSync(config, fpmConfig({ dir, socket: sockets.fpm, workers: WORKERS, isRoot }));
      await run('php-fpm', programs.fpm, fpmArguments(config, freshness));
    };
    await step('Starting MariaDB, Redis and php-fpm', start, quiet);
  } catch (error) {
    await stop();
    throw error;
  }
  return { dir, programs, sockets, pids, onStop: (close) => closers.push(close), stop };
}

/** @param {string} config @param {number} freshness */
const fpmArguments = (config, freshness) => {
  const settings = [
    'opcache.enable=1',
    'opcache.memory_consumption=256',
    // Room for two shops: where the default of 8 MB is full, the one that came last has its strings anew in each request.
    'opcache.interned_strings_buffer=48',
    'opcache.max_accelerated_files=20000',
    `opcache.revalidate_freq=${freshness}`,
    // Where a link led a moment ago.
    ...(freshness === 0 ? ['realpath_cache_size=0', 'opcache.revalidate_path=1'] : []),
  ];
  return [
    ...(isRoot ? ['--allow-to-run-as-root'] : []),
    '--nodaemonize',
    ...settings.flatMap((setting) => ['-d', setting]),
    ...['--fpm-config', config],
  ];
};

/** @param {import('./stack-programs.mjs').Programs} programs @param {string} dir */
function makeDatabase({ databaseInstall }, dir) {
  const data = join(dir, 'db');
  const args = ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal'];
  if (isRoot) args.push('--user=root');
  try {
    execFileSync(databaseInstall, [...args, '--skip-test-db'], { stdio: 'pipe' });
  } catch (error) {
    const { stderr, stdout } = /** @type {{ stderr: Buffer, stdout: Buffer }} */ (error);
    throw new UserError(`mariadb-install-db failed: ${`${stderr}${stdout}`.trim().split('\n').pop()}`);
  }
  return data;
}

/** Whether a server takes connections. @param {string} socket @returns {Promise<boolean>} */
const answers = (socket) =>
  existsSync(socket)
    ? new Promise((resolve) => {
        const connection = connect(socket);
        connection.once('error', () => resolve(false));
        connection.once('connect', () => {
          connection.end();
          resolve(true);
        });
      })
    : Promise.resolve(false);
