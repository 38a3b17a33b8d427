import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { reasonOf, UserError } from './user-error.mjs';

// With fewer, requests that wait for a file lock of one another never end.
const WORKERS = 6;

const CONSTANTS = {
  // Both make every page wait for a time-out on a machine without a network.
  DISABLE_WP_CRON: true,
  WP_HTTP_BLOCK_EXTERNAL: true,
  // Notices go to wp-content/debug.log, where the tests look, and never into the markup.
  WP_DEBUG: true,
  WP_DEBUG_LOG: true,
  WP_DEBUG_DISPLAY: false,
};

/**
 * @typedef {{ hostPath: string, vfsPath: string }} Mount
 * @typedef {import('@wp-playground/cli').RunCLIServer['playground']} Php
 */

/**
 * Boots PHP (WebAssembly) with a WordPress tree, and nothing that listens.
 *
 * The CLI's own server accepts connections from every network, so it is closed as soon as it can be;
 * while it boots it only answers 502. `serve` listens in its place.
 *
 * @param {{ url: string, php: string, tree: string, mounts: Mount[] }} site
 */
export async function bootPlayground({ url, php, tree, mounts }) {
  const missing = mounts.find(({ hostPath }) => !existsSync(hostPath));
  if (missing)
    throw new UserError(`${missing.hostPath} is missing; it belongs at ${missing.vfsPath}. Restore it.`);
  // Loaded here because it takes half a second, which --help and a bad option need not wait for.
  const { runCLI } = await import('@wp-playground/cli');
  const cli = await runCLI({
    command: 'server',
    port: 0,
    'site-url': url,
    php: /** @type {'8.3'} */ (php),
    workers: WORKERS,
    verbosity: 'quiet',
    quiet: true,
    wordpressInstallMode: 'install-from-existing-files-if-needed',
    'mount-before-install': [{ hostPath: tree, vfsPath: '/wordpress' }, ...mounts],
    'define-bool': CONSTANTS,
  });
  cli.server.close();
  cli.server.closeAllConnections();
  return { php: cli.playground, stop: () => cli[Symbol.asyncDispose]() };
}

/**
 * Answers one HTTP request with PHP's answer, as it is made.
 *
 * @param {Php} php
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export async function answerWithPhp(php, request, response) {
  const body = Buffer.concat(await request.toArray());
  const answer = await php.requestStreamed({
    url: request.url ?? '/',
    method: /** @type {'GET'} */ (request.method),
    headers: /** @type {Record<string, string>} */ (request.headers),
    body: new Uint8Array(body),
  });
  response.statusCode = await answer.httpStatusCode;
  for (const [name, value] of Object.entries(await answer.headers)) response.setHeader(name, value);
  await pipeline(Readable.fromWeb(/** @type {any} */ (answer.stdout)), response);
}

// WordPress answers an exception with a page for visitors; the one who starts the site needs its message.
const RUNNER = `<?php
set_exception_handler(static function (Throwable $error): void {
    echo "\nMULLION_ERROR ", $error->getMessage(), ' (', $error->getFile(), ':', $error->getLine(), ')';
    exit(1);
});
require '/wordpress/wp-load.php';
eval(getenv('MULLION_CODE'));`;

/**
 * Runs PHP with WordPress loaded and gives what it printed; an error in it is one clear line.
 *
 * @param {Php} php
 * @param {{ what: string, code: string, settings?: object }} script
 */
export async function runPhp(php, { what, code, settings = {} }) {
  try {
    const env = { MULLION_CODE: code.replace(/^<\?php/, ''), MULLION_SETTINGS: JSON.stringify(settings) };
    return (await php.run({ code: RUNNER, env })).text;
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const problem = /MULLION_ERROR (.*)/.exec(message)?.[1] ?? /(?:Fatal|Parse) error: .*/.exec(message)?.[0];
    throw new UserError(`${what} failed: ${problem ?? reasonOf(error)}`);
  }
}
