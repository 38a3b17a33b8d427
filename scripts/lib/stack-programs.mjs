import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from './user-error.mjs';

/** Servers lie where an ordinary user's PATH does not look. */
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
  '/usr/local/sbin',
  '/usr/sbin',
];

/**
 * What a live shop's server is made of: a program's name, and Debian's package that brings it.
 *
 * @type {Array<{ key: 'database' | 'databaseInstall' | 'php' | 'fpm' | 'web' | 'cache', name: RegExp, says: string, debian: string }>}
 */
const PROGRAMS = [
  { key: 'database', name: /^mariadbd$/, says: 'mariadbd', debian: 'mariadb-server' },
  {
    key: 'databaseInstall',
    name: /^mariadb-install-db$/,
    says: 'mariadb-install-db',
    debian: 'mariadb-server',
  },
  { key: 'php', name: /^php$/, says: 'php', debian: 'php-cli' },
  { key: 'fpm', name: /^php-fpm(\d\.\d)?$/, says: 'php-fpm', debian: 'php-fpm' },
  { key: 'web', name: /^nginx$/, says: 'nginx', debian: 'nginx' },
  { key: 'cache', name: /^redis-server$/, says: 'redis-server', debian: 'redis-server' },
];

const EXTENSIONS = [
  { name: 'mysqli', debian: 'php-mysql' },
  { name: 'redis', debian: 'php-redis' },
];

/**
 * What the search asks of the machine; tests give their own.
 *
 * @typedef {object} Machine
 * @property {(name: RegExp) => string[]} find Paths of programs with such a name.
 * @property {(php: string) => { version: string, extensions: string[] }} ask
 */

/** @type {Machine} */
const thisMachine = {
  find: (name) =>
    FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => name.test(file))
        .map((file) => join(folder, file)),
    ),
  ask: (php) => {
    const code = 'echo json_encode(["version" => PHP_VERSION, "extensions" => get_loaded_extensions()]);';
    return JSON.parse(execFileSync(php, ['-r', code], { encoding: 'utf8' }));
  },
};

/** @typedef {Record<typeof PROGRAMS[number]['key'], string> & { phpVersion: string }} Programs */

/**
 * The stack's programs, or what is missing of them.
 *
 * @param {Machine} [machine]
 * @returns {{ programs?: Programs, missing: string[], packages: string[] }}
 */
export function findStack(machine = thisMachine) {
  /** @type {Record<string, string>} */
  const found = {};
  /** @type {Array<{ says: string, debian: string }>} */
  const lacking = [];
  for (const { key, name, says, debian } of PROGRAMS) {
    const version = key === 'fpm' ? found.phpVersion : undefined;
    const paths = machine.find(name);
    // Of two versions the one that the command line has: both read one tree.
    const path = paths.find((each) => version && each.endsWith(`fpm${minor(version)}`)) ?? paths[0];
    if (path === undefined) lacking.push({ says, debian });
    else found[key] = path;
    if (key !== 'php' || path === undefined) continue;
    const { version: phpVersion, extensions } = machine.ask(path);
    found.phpVersion = phpVersion;
    const absent = EXTENSIONS.filter((extension) => !extensions.includes(extension.name));
    lacking.push(
      ...absent.map((extension) => ({ says: `php's ${extension.name}`, debian: extension.debian })),
    );
  }
  const missing = lacking.map(({ says }) => says);
  const packages = [...new Set(lacking.map(({ debian }) => debian))];
  return missing.length > 0
    ? { missing, packages }
    : { programs: /** @type {Programs} */ (found), missing, packages };
}

const minor = (/** @type {string} */ version) => version.split('.').slice(0, 2).join('.');

/** The stack's programs; where one is missing, the error says what to install. @returns {Programs} */
export function needStack(machine = thisMachine) {
  const { programs, missing, packages } = findStack(machine);
  if (programs) return programs;
  throw new UserError(
    `The stack needs ${missing.join(', ')}, which this machine hasn't. On Debian: apt-get install ${packages.join(' ')}`,
  );
}
