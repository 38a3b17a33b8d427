import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';

/** What a server said, whole. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const TEXT = /text|json|javascript|xml|urlencoded/;

/** One request on its way through the proxy, and back. */
export class Exchange {
  #answer: Promise<Answer> | undefined;

  private constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
    readonly body: Buffer,
    private readonly origin: URL,
  ) {}

  static async read(request: IncomingMessage, response: ServerResponse, origin: URL): Promise<Exchange> {
    return new Exchange(request, response, Buffer.concat(await request.toArray()), origin);
  }

  /** As a rule names it: `POST /?wc-ajax=add_to_cart`. */
  get line(): string {
    return `${this.request.method} ${this.request.url}`;
  }

  /** What the server says to it; it is asked once. */
  ask(): Promise<Answer> {
    this.#answer ??= this.askAgain();
    return this.#answer;
  }

  /** Sends it to the server, though it may have been sent before. */
  askAgain(): Promise<Answer> {
    const { method, url: path } = this.request;
    const { hostname, port } = this.origin;
    const headers = this.#outward();
    return new Promise((resolve, reject) => {
      const sent = ask({ hostname, port, method, path, headers }, async (message) => {
        const body = Buffer.concat(await message.toArray());
        resolve(this.#inward({ status: message.statusCode ?? 500, headers: message.headers, body }));
      });
      sent.on('error', reject);
      sent.end(this.#renamed(this.body, this.request.headers, this.#here, this.origin.host));
    });
  }

  reply({ status, headers, body }: Answer): void {
    this.response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  }

  /** Ends the connection in the midst of whatever it is at. */
  reset(): void {
    this.request.socket.resetAndDestroy();
  }

  get #here(): string {
    return this.request.headers.host ?? '';
  }

  /** The server hears its own name, and answers in full. */
  #outward(): IncomingHttpHeaders {
    const { connection: _, 'content-length': __, ...headers } = this.request.headers;
    for (const name of ['host', 'origin', 'referer'] as const)
      if (headers[name]) headers[name] = headers[name].replace(this.#here, this.origin.host);
    return { ...headers, 'accept-encoding': 'identity' };
  }

  /** The browser stays here, wherever the server's links lead. */
  #inward(answer: Answer): Answer {
    const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = answer.headers;
    for (const name of ['location', 'link'] as const)
      if (typeof headers[name] === 'string')
        headers[name] = headers[name].replaceAll(this.origin.host, this.#here);
    return { ...answer, headers, body: this.#renamed(answer.body, headers, this.origin.host, this.#here) };
  }

  /** The same bytes with another host in them, written plainly or encoded. */
  #renamed(body: Buffer, headers: IncomingHttpHeaders, from: string, to: string): Buffer {
    if (!TEXT.test(headers['content-type'] ?? '')) return body;
    const text = body.toString('latin1').replaceAll(from, to);
    return Buffer.from(text.replaceAll(encodeURIComponent(from), encodeURIComponent(to)), 'latin1');
  }
}
