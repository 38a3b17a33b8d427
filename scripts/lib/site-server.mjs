import { createServer } from 'node:http';
import { UserError } from './user-error.mjs';

export const HOST = '127.0.0.1';

/**
 * Listens on 127.0.0.1, so that a busy port is known before any work is done; 0 takes a free one.
 *
 * @param {number} port
 * @param {import('node:http').RequestListener} handle
 */
export async function listen(port, handle) {
  const server = createServer(handle);
  // Node's 5 s end a connection while a slow page's visitor is about to use it again.
  server.keepAliveTimeout = 60_000;
  await new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => reject(portError(port, error)));
    server.listen(port, HOST, () => resolve(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { url: `http://${HOST}:${address.port}`, port: address.port, stop };
}

/** @param {number} port @param {NodeJS.ErrnoException} error */
function portError(port, error) {
  const problem = error.code === 'EADDRINUSE' ? 'is in use' : `can't be used (${error.code})`;
  return new UserError(`Port ${port} ${problem}. Stop what uses it, or choose another with --port.`);
}

/** A port that nothing listens on, for a server that can't choose one itself. */
export async function freePort() {
  const { port, stop } = await listen(0, () => {});
  await stop();
  return port;
}
