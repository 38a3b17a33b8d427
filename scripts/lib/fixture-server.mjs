import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUILD_DIR } from './paths.mjs';
import { ROOT } from './root.mjs';
import { listen } from './site-server.mjs';
import { findFile, send, sendFile } from './static-files.mjs';
import { reasonOf } from './user-error.mjs';

const FIXTURES_DIR = join(ROOT, 'fixtures');
const PAGES_DIR = join(FIXTURES_DIR, 'pages');
const SHOP_MODULE = join(FIXTURES_DIR, 'server/shop.mjs');

// Which folder answers below which address; the first that has the file does.
const FOLDERS = [
  { base: '/build/', dir: BUILD_DIR, mayBeKept: true },
  { base: '/widgets/', dir: join(ROOT, 'widgets') },
  { base: '/fixtures/', dir: PAGES_DIR },
  { base: '/fixtures/', dir: FIXTURES_DIR },
];

/**
 * Serves the fixture pages, the built files and a shop in memory.
 *
 * @param {number} port 0 takes a free one.
 */
export async function startFixtureServer(port) {
  const shop = existsSync(SHOP_MODULE) ? await import(pathToFileURL(SHOP_MODULE).href) : undefined;
  return listen(port, (request, response) => {
    answer(request, response, shop?.handleShop).catch((error) => {
      console.error(`${request.method} ${request.url}: ${reasonOf(error)}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @param {Request} request
 * @param {Response} response
 * @param {((request: Request, response: Response, url: URL) => Promise<boolean>) | undefined} handleShop
 */
async function answer(request, response, handleShop) {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`);
  if (await handleShop?.(request, response, url)) return;
  if (url.pathname === '/echo') return sendHtml(request, response, await echoPage(request, url));
  if (url.pathname === '/' || url.pathname === '/fixtures/') return sendHtml(request, response, indexPage());
  const path = decodeURIComponent(url.pathname);
  for (const { base, dir, mayBeKept = false } of FOLDERS) {
    const below = path.startsWith(base) ? path.slice(base.length) : undefined;
    const file = below === undefined ? undefined : (findFile(dir, below) ?? findFile(dir, `${below}.html`));
    if (file) return sendFile(request, response, file, { mayBeKept });
  }
  return sendHtml(request, response, page('Not found', `<p>There is no ${escapeHtml(path)} here.</p>`), 404);
}

/** @param {Request} request @param {Response} response @param {string} html @param {number} [status] */
function sendHtml(request, response, html, status = 200) {
  response.setHeader('cache-control', 'no-store');
  return send(request, response, { body: Buffer.from(html), type: 'text/html; charset=utf-8', status });
}

/** What a form sent, so that a page without script can be seen to do its job. */
async function echoPage(/** @type {Request} */ request, /** @type {URL} */ url) {
  const body = Buffer.concat(await request.toArray()).toString();
  const fields = [...url.searchParams, ...(await formFields(request, body))];
  const rows = fields.map(
    ([name, value]) => `<tr><th>${escapeHtml(name)}</th><td>${escapeHtml(String(value))}</td></tr>`,
  );
  return page(
    'Echo',
    `<p>Method: <b id="method">${request.method}</b></p>\n<table>${rows.join('\n')}</table>`,
  );
}

/** Both ways in which a form is encoded. */
async function formFields(/** @type {Request} */ { headers }, /** @type {string} */ body) {
  if (!body) return [];
  const type = headers['content-type'] ?? 'application/x-www-form-urlencoded';
  return [...(await new Response(body, { headers: { 'content-type': type } }).formData())];
}

function indexPage() {
  const names = existsSync(PAGES_DIR) ? readdirSync(PAGES_DIR, { recursive: true }) : [];
  const items = /** @type {string[]} */ (names)
    // What pages are made of is none, nor what one opens or a test alone does.
    .filter((name) => name.endsWith('.html') && !name.startsWith('parts') && !isHelper(name))
    .sort()
    .map((name) => `<li><a href="/fixtures/${encodeURI(name)}">${titleOf(name)}</a></li>`);
  return page('Mullion: fixture pages', `<ul>\n${items.join('\n')}\n</ul>`);
}

const textOf = (/** @type {string} */ name) => readFileSync(join(PAGES_DIR, name), 'utf8');
const isHelper = (/** @type {string} */ name) => textOf(name).includes('content="noindex"');
const titleOf = (/** @type {string} */ name) =>
  /<title>([^<]*)<\/title>/.exec(textOf(name))?.[1] ?? escapeHtml(name);

const page = (/** @type {string} */ title, /** @type {string} */ body) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<h1>${title}</h1>
${body}
`;

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (/** @type {string} */ text) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
