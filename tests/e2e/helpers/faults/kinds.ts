import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Answer, Exchange } from './exchange';
import { sendInPieces } from './pieces';

/** How a fault is told apart from others of its kind. */
export interface Options {
  /** How many requests it befalls; all, unless said. */
  times?: number;
  /** The server is never asked; else it does its work first. */
  before?: boolean;
  /** ms before the answer. */
  wait?: number;
  /** The server does not hear of it before this. */
  reaches?: Promise<unknown>;
  /** No answer before this. */
  until?: Promise<unknown>;
  status?: number;
  headers?: Record<string, string>;
}

type Way = (exchange: Exchange, answer: Answer, options: Options) => Promise<void> | void;

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const page = (title: string, text: string) =>
  Buffer.from(`<!doctype html><title>${title}</title><h1 id="foreign-page">${title}</h1><p>${text}</p>`);
const LOGIN = page('Đăng nhập', '<form><input name="log"></form>');
const MAINTENANCE = page('Bảo trì', 'Trang tạm dừng trong chốc lát.');
const NOTICE =
  '<br />\n<b>Notice</b>:  Undefined index: x in <b>/srv/shop/functions.php</b> on line <b>7</b><br />\n';

/** The answer with something else for its body. */
const body =
  (change: (text: Buffer) => Buffer, headers = {}): Way =>
  (exchange, answer) =>
    exchange.reply({ ...answer, headers: { ...answer.headers, ...headers }, body: change(answer.body) });
/** An answer that is not the server's. */
const instead =
  (status: number, text = Buffer.alloc(0), headers: Record<string, string> = HTML): Way =>
  (exchange, _answer, options) =>
    exchange.reply({
      status: options.status ?? status,
      headers: { ...headers, ...options.headers },
      body: text,
    });
const half = (text: Buffer) => text.subarray(0, Math.floor(text.length / 2));

/** What the world does to a request and its answer (docs/faults.md, "The proxy"). */
export const KINDS = {
  reset: (exchange) => exchange.reset(),
  /** Neither an answer nor an end. */
  silent: () => {},
  /** As it is, later or held: `wait`, `until`. */
  late: (exchange, answer) => exchange.reply(answer),
  slow: async ({ response }, { status, headers, body: text }) => {
    response.writeHead(status, { ...headers, 'content-length': text.length });
    const size = Math.ceil(text.length / 10);
    for (let from = 0; from < text.length && !response.destroyed; from += size) {
      response.write(text.subarray(from, from + size));
      await wait(60);
    }
    response.end();
  },
  'in pieces': sendInPieces,
  /** The connection ends in the midst of the body. */
  cut: async (exchange, { status, headers, body: text }) => {
    exchange.response.writeHead(status, { ...headers, 'content-length': text.length }).write(half(text));
    await wait(50);
    exchange.reset();
  },
  /** Half a body that says it is whole. */
  truncated: body(half),
  'not gzip': body((text) => text, { 'content-encoding': 'gzip' }),
  'cut gzip': body((text) => half(gzipSync(text)), { 'content-encoding': 'gzip' }),
  'wrong type': body((text) => text, HTML),
  /** Bytes of one character set under the name of another. */
  'wrong charset': body((text) => Buffer.from(text.toString(), 'utf16le'), {
    'content-type': 'application/json; charset=utf-8',
  }),
  bom: body((text) => Buffer.concat([Buffer.from('\uFEFF'), text])),
  notice: body((text) => Buffer.concat([Buffer.from(NOTICE), text]), HTML),
  empty: instead(200),
  'no content': instead(204),
  login: instead(200, LOGIN),
  maintenance: instead(503, MAINTENANCE),
  /** A page that says in HTML what went wrong, and in its status that nothing did. */
  'error page': instead(200, page('Error establishing a database connection', 'Lỗi')),
  status: instead(500, Buffer.from('0')),
  'to login': instead(302, Buffer.alloc(0), { location: '/shop-page?login' }),
} satisfies Record<string, Way>;

export type Kind = keyof typeof KINDS;
