import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_DIR } from './paths.mjs';
import { freePort, HOST } from './site-server.mjs';
import { endLeftOvers, startService } from './stack-service.mjs';

const DIR = join(CACHE_DIR, 'webkit');

/** Debian's packages that bring WebKit, its driver, and a screen that nobody sees. */
export const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb'];

/** Where Debian puts what belongs to a kind of machine. */
const LIBRARIES = '/usr/lib';

/**
 * The engine of Safari as Debian has it, WebKitGTK, with the programs that drive it.
 *
 * @returns {{ driver: string, browser: string, screen: string } | undefined}
 */
export function findWebKit() {
  const programs = { driver: '/usr/bin/WebKitWebDriver', browser: miniBrowser(), screen: '/usr/bin/Xvfb' };
  return Object.values(programs).every((path) => existsSync(path)) ? programs : undefined;
}

function miniBrowser() {
  const machines = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  const paths = machines.map((machine) => join(LIBRARIES, machine, 'webkit2gtk-4.1/MiniBrowser'));
  return paths.find((path) => existsSync(path)) ?? '';
}

/**
 * Starts a screen that nobody sees.
 *
 * @param {string} program
 * @returns {Promise<{ display: string, stop: () => Promise<void> }>}
 */
export async function startScreen(program) {
  mkdirSync(DIR, { recursive: true });
  endLeftOvers(DIR);
  const number = freeDisplay();
  const { stop } = await startService({
    name: 'screen',
    dir: DIR,
    command: program,
    // The folder is named so that a later start knows it by its command line.
    args: [`:${number}`, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-fbdir', DIR],
    isUp: () => existsSync(socketOf(number)),
  });
  return { display: `:${number}`, stop };
}

/**
 * Starts a driver, which has one window at a time.
 *
 * @param {string} program
 * @param {string} display The screen.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} Where it answers (W3C WebDriver).
 */
export async function startDriver(program, display) {
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const isUp = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  const args = [`--host=${HOST}`, `--port=${port}`];
  const { stop } = await startService({
    ...{ name: 'driver', dir: DIR, command: program, args, isUp },
    env: { DISPLAY: display },
  });
  return { url, stop };
}

const socketOf = (/** @type {number} */ display) => `/tmp/.X11-unix/X${display}`;

/** The number of a screen that nobody has. */
function freeDisplay() {
  let display = 90;
  while (existsSync(socketOf(display)) || existsSync(`/tmp/.X${display}-lock`)) display += 1;
  return display;
}
