import { listen } from './site-server.mjs';
import { send } from './static-files.mjs';

/**
 * A page cache in front of a site: what was answered once is answered again from memory, compressed;
 * files for a year, pages for a minute.
 *
 * @param {string} origin Of the site behind it, without a trailing slash.
 * @param {string[]} withCart Paths that are asked for with the cookies of a visitor who has a cart.
 */
export async function startPageCache(origin, withCart) {
  /** @type {Map<string, Promise<Answer>>} */
  const answers = new Map();
  let cookies = '';

  const answerOf = (/** @type {string} */ path) => {
    const known = answers.get(path) ?? fetchAnswer(origin, path, withCart.includes(path) ? cookies : '');
    answers.set(path, known);
    return known;
  };

  const server = await listen(0, async (request, response) => {
    const path = request.url ?? '/';
    if (request.method !== 'GET') return response.writeHead(405).end();
    const { status, type, body, location } = await answerOf(path);
    const isPage = type.startsWith('text/html');
    response.setHeader('cache-control', isPage ? 'max-age=60' : 'public, max-age=31536000, immutable');
    if (location) response.setHeader('location', location.replaceAll(origin, server.url));
    const text = /text|json|javascript|svg/.test(type);
    const own = text ? Buffer.from(body.toString('utf8').replaceAll(origin, server.url)) : body;
    await send(request, response, { body: own, type, key: path, status });
  });

  return {
    url: server.url,
    stop: server.stop,
    /** Puts something into the cart of the visitor who asks for the cart's pages. */
    fillCart: async (/** @type {string} */ path) => {
      const { headers } = await fetch(origin + path, { redirect: 'manual' });
      cookies = headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
    },
  };
}

/**
 * @typedef {{ status: number, type: string, body: Buffer, location: string | null }} Answer
 * @param {string} origin
 * @param {string} path
 * @param {string} cookie
 * @returns {Promise<Answer>}
 */
async function fetchAnswer(origin, path, cookie) {
  const response = await fetch(origin + path, { redirect: 'manual', headers: { cookie } });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: Buffer.from(await response.arrayBuffer()),
    location: response.headers.get('location'),
  };
}
