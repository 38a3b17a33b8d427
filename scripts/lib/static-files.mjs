import { readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
]);
const HASHED = /[-.][\w-]{8,}\.(js|css|svg|woff2)$/;
const ENCODERS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** For what is made for one answer: the best compression would cost more than making it and sending it. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** @type {Map<string, Promise<Buffer>>} */
const compressed = new Map();

/** The file at an address below a folder, or undefined; never one outside of it. */
export function findFile(/** @type {string} */ folder, /** @type {string} */ path) {
  try {
    const file = realpathSync(join(folder, path));
    return file.startsWith(realpathSync(folder) + sep) && statSync(file).isFile() && TYPES.has(extname(file))
      ? file
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sends a file with its type, compressed as the browser asks for.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} file
 * @param {{ mayBeKept?: boolean }} [options] Files with a hash in their name never change.
 */
export function sendFile(request, response, file, { mayBeKept = false } = {}) {
  response.setHeader(
    'cache-control',
    mayBeKept && HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  const key = `${file} ${statSync(file).mtimeMs}`;
  return send(request, response, { body: readFileSync(file), type: TYPES.get(extname(file)) ?? '', key });
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ body: Buffer, type: string, key?: string, status?: number }} content `key` names a body that is sent again.
 */
export async function send(request, response, { body, type, key, status = 200 }) {
  const encoding = /text|json|svg|javascript/.test(type) ? encodingFor(request) : undefined;
  response.setHeader('content-type', type);
  response.setHeader('vary', 'accept-encoding');
  if (encoding) response.setHeader('content-encoding', encoding);
  const bytes = encoding ? await encode(encoding, body, key) : body;
  response.writeHead(status, { 'content-length': bytes.length }).end(bytes);
}

/** @param {import('node:http').IncomingMessage} request @returns {keyof typeof ENCODERS | undefined} */
function encodingFor({ headers }) {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

/** @param {keyof typeof ENCODERS} encoding @param {Buffer} body @param {string | undefined} key */
function encode(encoding, body, key) {
  if (!key) return encoding === 'br' ? ENCODERS.br(body, FAST) : ENCODERS.gzip(body);
  const known = compressed.get(`${encoding} ${key}`);
  if (known) return known;
  const bytes = ENCODERS[encoding](body);
  compressed.set(`${encoding} ${key}`, bytes);
  return bytes;
}
