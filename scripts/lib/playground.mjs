import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SITE_CONSTANTS, WORKERS } from './site-constants.mjs';
import { importPlayground } from './site-tools.mjs';
import { UserError } from './user-error.mjs';

/**
 * @typedef {{ hostPath: string, vfsPath: string }} Mount
 */

/**
 * A PHP that serves a WordPress tree.
 *
 * @typedef {object} Runtime
 * @property {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<unknown>} answer
 * @property {(code: string, env?: Record<string, string>) => Promise<string>} run
 *   Runs PHP without its opening tag, `ABSPATH_OF_SITE` being the tree's path; gives what it printed.
 * @property {() => unknown} stop
 */

/**
 * Boots PHP (WebAssembly) with a WordPress tree, and nothing that listens.
 *
 * The CLI's own server accepts connections from every network, so it is closed as soon as it can be;
 * while it boots it only answers 502. `serve` listens in its place.
 *
 * @param {{ url: string, php: string, tree: string, mounts: Mount[], blueprint?: Record<string, Uint8Array> | undefined }} site
 *   With a blueprint, its steps are run.
 * @returns {Promise<Runtime>}
 */
export async function bootPlayground({ url, php, tree, mounts, blueprint }) {
  const missing = mounts.find(({ hostPath }) => !existsSync(hostPath));
  if (missing)
    throw new UserError(`${missing.hostPath} is missing; it belongs at ${missing.vfsPath}. Restore it.`);
  // Loaded here because it takes half a second, which --help and a bad option need not wait for.
  const { runCLI } = await importPlayground();
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
    'define-bool': SITE_CONSTANTS,
    ...(blueprint && { blueprint: bundleOf(blueprint) }),
  });
  cli.server.close();
  cli.server.closeAllConnections();
  const { playground } = cli;
  return {
    answer: (request, response) => answer(playground, request, response),
    run: async (code, env = {}) =>
      (await playground.run({ code: `<?php const ABSPATH_OF_SITE = '/wordpress/'; ${code}`, env })).text,
    stop: () => cli[Symbol.asyncDispose](),
  };
}

/** As Playground reads a bundle. @param {Record<string, Uint8Array>} files */
const bundleOf = (files) => ({
  read: async (/** @type {string} */ path) => {
    const name = path.replace(/^\//, '');
    const file = files[name];
    if (!file) throw new Error(`The blueprint's bundle has no ${name}.`);
    return new File([file], name);
  },
});

/**
 * Answers one HTTP request with PHP's answer, as it is made.
 *
 * @param {any} php
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(php, request, response) {
  const body = Buffer.concat(await request.toArray());
  const result = await php.requestStreamed({
    url: request.url ?? '/',
    method: /** @type {'GET'} */ (request.method),
    headers: /** @type {Record<string, string>} */ (request.headers),
    body: new Uint8Array(body),
  });
  response.statusCode = await result.httpStatusCode;
  for (const [name, value] of Object.entries(await result.headers)) response.setHeader(name, value);
  await pipeline(Readable.fromWeb(/** @type {any} */ (result.stdout)), response);
}
