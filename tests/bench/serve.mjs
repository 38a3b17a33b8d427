import { join } from 'node:path';
import { handleShop } from '../../fixtures/server/shop.mjs';
import { BUILD_DIR, CONTENT_DIR } from '../../scripts/lib/paths.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { listen } from '../../scripts/lib/site-server.mjs';
import { findFile, send, sendFile } from '../../scripts/lib/static-files.mjs';
import { PAGES } from './pages/pages.mjs';
import { BUNDLES_DIR, PEERS_MODULES } from './peers.mjs';
import { presetStyles } from './presets.mjs';
import { VARIANTS } from './variants.mjs';

const FOLDERS = [
  { base: '/build/', dir: BUILD_DIR },
  { base: '/pictures/', dir: join(CONTENT_DIR, 'pictures') },
  { base: '/bench/assets/', dir: join(ROOT, 'tests/bench/assets') },
  { base: '/bench/peers/', dir: PEERS_MODULES },
  { base: '/bench/built/', dir: BUNDLES_DIR },
];

/** Serves every page as every variant, Mullion's build, the peers' files and the shop in memory. */
export const startBenchServer = (/** @type {number} */ port) =>
  listen(port, (request, response) => {
    answer(request, response).catch((error) => {
      console.error(`${request.method} ${request.url}: ${error.message}`);
      response.destroy();
    });
  });

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
async function answer(request, response) {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const [, page, variant] = /^\/bench\/page\/([\w-]+)\/([\w-]+)$/.exec(url.pathname) ?? [];
  if (page && variant) return sendText(request, response, 'text/html', pageHtml(page, variant, url.origin));
  if (url.pathname === '/bench/presets.css') return sendText(request, response, 'text/css', presetStyles());
  for (const { base, dir } of FOLDERS) {
    const file = url.pathname.startsWith(base) && findFile(dir, url.pathname.slice(base.length));
    if (file) return sendFile(request, response, file, { mayBeKept: true });
  }
  if (await handleShop(request, response, url)) return;
  console.error(`The bench has no ${url.pathname}.`);
  response.writeHead(404).end();
}

/** Compressed once: brotli takes longer than the page takes to load. */
function sendText(
  /** @type {import('node:http').IncomingMessage} */ request,
  /** @type {import('node:http').ServerResponse} */ response,
  /** @type {string} */ type,
  /** @type {string} */ text,
) {
  const content = { body: Buffer.from(text), type: `${type}; charset=utf-8`, key: request.url ?? '' };
  return send(request, response, content);
}

/** @param {string} page @param {string} name @param {string} origin */
function pageHtml(page, name, origin) {
  const variant = VARIANTS[name];
  const content = PAGES[page];
  if (!variant || !content) throw new Error(`There is no page "${page}" as "${name}".`);
  return `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<title>${content.title} · ${variant.label}</title>
${variant.head(page, origin)}
</head>
<body>
${content.body(variant)}
${variant.foot(page)}
</body>
</html>
`;
}
