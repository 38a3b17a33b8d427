import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Exchange } from './exchange';

/** Characters of a piece, and milliseconds between two: more than a frame, so that each may be painted. */
const PIECE = 1500;
const PAUSE = 30;
/** Of the body, what may be seen without scrolling, and what stands fixed over it at the end. */
const BEGINNING = 40_000;
const END = 12_000;

/**
 * Sends a document in pieces, as PHP does over a slow network: the browser paints what it has, and then more comes.
 * All else comes whole.
 */
export async function sendInPieces(exchange: Exchange, answer: Answer): Promise<void> {
  const { request, response } = exchange;
  if (request.headers['sec-fetch-dest'] !== 'document') return exchange.reply(answer);
  const { 'content-length': _, ...headers } = answer.headers;
  response.writeHead(answer.status, headers);
  for (const piece of piecesOf(answer.body.toString())) {
    response.write(piece);
    await wait(PAUSE);
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
