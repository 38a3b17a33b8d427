import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Characters of a piece, and milliseconds between two: more than a frame, so that each may be painted. */
const PIECE = 1500;
const PAUSE = 30;
/** Of the body, what may be seen without scrolling, and what stands fixed over it at the end. */
const BEGINNING = 40_000;
const END = 12_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/**
 * The site at `origin` once more, whose documents come in pieces, as PHP sends them over a slow
 * network: the browser paints what it has, and then more comes.
 */
export async function startInPieces(origin: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    answer(origin, request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const here = `http://${request.headers.host}`;
  const upstream = await fetch(origin + request.url, {
    headers: { cookie: request.headers.cookie ?? '', 'accept-encoding': 'identity' },
    redirect: 'manual',
  });
  response.setHeader('content-type', upstream.headers.get('content-type') ?? '');
  response.setHeader('set-cookie', upstream.headers.getSetCookie());
  const location = upstream.headers.get('location');
  if (location) response.setHeader('location', location.replaceAll(origin, here));
  response.writeHead(upstream.status);
  if (request.headers['sec-fetch-dest'] !== 'document')
    return void response.end(Buffer.from(await upstream.arrayBuffer()));
  for (const piece of piecesOf((await upstream.text()).replaceAll(origin, here))) {
    response.write(piece);
    await pause();
  }
  response.end();
}

/** Never cut inside a tag: the parser would wait for its end anyway. */
function* piecesOf(html: string): Generator<string> {
  let from = 0;
  let to = html.indexOf('<body');
  while (from < html.length) {
    yield html.slice(from, to);
    from = to;
    const isMiddle = from > html.indexOf('<body') + BEGINNING && from < html.length - END;
    const next = html.indexOf('<', isMiddle ? html.length - END : from + PIECE);
    to = next < 0 ? html.length : next;
  }
}
