import { spawn } from 'node:child_process';

/** @type {Record<string, [string, ...string[]]>} */
const OPENERS = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''], linux: ['xdg-open'] };

/** Shows an address in the visitor's browser; where nobody sits before the terminal, or no browser is, nothing happens. */
export function openUrl(/** @type {string} */ url) {
  if (!process.stdout.isTTY || process.env.CI) return;
  const [program, ...rest] = OPENERS[process.platform] ?? ['xdg-open'];
  const opener = spawn(program, [...rest, url], { stdio: 'ignore', detached: true });
  opener.on('error', () => {});
  opener.unref();
}
