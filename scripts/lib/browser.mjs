import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { UserError } from './user-error.mjs';

/** What Chromium is started with everywhere, so that tests and benchmarks see the same browser. */
export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// The shell first: a whole Chromium without a window still draws its tabs and menus, a third of the time on two cores.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * What the search asks of the machine; tests give their own.
 *
 * @typedef {object} Machine
 * @property {string | undefined} chromePath
 * @property {(path: string) => boolean} exists
 * @property {(name: string) => string | undefined} onPath
 * @property {() => string} playwrightPath Where Playwright's own browser is, or would be.
 * @property {boolean} isRoot
 * @property {(command: string, args: string[]) => boolean} run Whether the command succeeded.
 */

/** @returns {Machine} */
export const thisMachine = () => ({
  chromePath: process.env.CHROME_PATH,
  exists: existsSync,
  onPath: findOnPath,
  playwrightPath: () => chromium.executablePath(),
  isRoot: process.getuid?.() === 0,
  // Its output goes to stderr: a download takes minutes and should be seen, and stdout is for results.
  run: (command, args) => spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0,
});

/** The installed browser: CHROME_PATH, then one on the PATH, then Playwright's own; undefined when there is none. */
export function findBrowser(machine = thisMachine()) {
  const { chromePath, exists, onPath, playwrightPath } = machine;
  if (chromePath) {
    if (exists(chromePath)) return chromePath;
    throw new UserError(
      `CHROME_PATH is ${chromePath}, where no file is. Correct it, or unset it to search for a browser.`,
    );
  }
  const known = NAMES.map(onPath).find(Boolean);
  if (known) return known;
  return exists(playwrightPath()) ? playwrightPath() : undefined;
}

/** The installed browser; where there is none, one is installed first. */
export function ensureBrowser(machine = thisMachine()) {
  const found = findBrowser(machine) ?? installBrowser(machine);
  if (found) return found;
  throw new UserError(
    'No browser was found or could be installed. Install Chromium or Chrome, or set CHROME_PATH to its program.',
  );
}

/** @param {Machine} machine */
function installBrowser(machine) {
  if (machine.run('npx', ['playwright', 'install', 'chromium'])) {
    const found = findBrowser(machine);
    if (found) return found;
  }
  if (!machine.isRoot || !machine.onPath('apt-get')) return undefined;
  machine.run('apt-get', ['update']);
  machine.run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
  return findBrowser(machine);
}

/** The full path of a program on the PATH, or undefined. */
export function findOnPath(/** @type {string} */ name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(/** @type {string} */ path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
