import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Alter, Altered, Answered } from './answers';

/** What happens to requests whose address fits. */
export interface Fault {
  /** Part of the address, or a pattern of it. */
  at: string | RegExp;
  /** What becomes of the answer; without it, it comes as it is. */
  answer?: Alter;
  /** Whether the server never hears of the request: `answer` is made of nothing. */
  isBefore?: boolean;
  /** ms until the browser is answered. */
  delay?: number;
  /** How many requests it happens to; all, unless said. */
  times?: number;
}

const NOTHING: Answered = { status: 200, headers: {}, body: Buffer.alloc(0) };

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A proxy between a browser and whatever server it visits, in which answers get lost, late or garbled. The browser
 * keeps the site's own addresses, so nothing of a page differs but what a test asks for.
 */
export class FaultProxy {
  readonly #server = createServer((request, response) => void this.#pass(request, response));
  readonly #sockets = new Set<Socket>();
  #faults: Fault[] = [];
  /** Addresses that were asked for, in their order. */
  readonly asked: string[] = [];

  /** Where it listens; once it has started. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket)).on('error', () => socket.destroy());
    });
    // What a test asks for itself (`page.request`) comes as a tunnel: the truth goes past all faults.
    this.#server.on('connect', ({ url = '' }, socket: Socket) => {
      const [host, port] = url.split(':');
      const onward = connect(Number(port), host, () => {
        socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        socket.pipe(onward).pipe(socket);
      }).on('error', () => socket.destroy());
      socket.on('close', () => onward.destroy());
    });
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** From now on; the first that fits counts. */
  on(fault: Fault): void {
    this.#faults.push({ ...fault });
  }

  /** All is well again. */
  off(): void {
    this.#faults = [];
  }

  /** How many requests had this in their address. */
  count(part: string): number {
    return this.asked.filter((address) => address.includes(part)).length;
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.url ?? '';
    this.asked.push(address);
    const fault = this.#claim(address);
    const body = await bytesOf(request);
    const answer = fault?.isBefore ? NOTHING : await forward(request, body).catch(() => null);
    if (fault?.delay) await sleep(fault.delay);
    const altered = answer && (fault?.answer ?? same)(answer);
    if (altered) send(response, altered);
    else response.socket?.destroy();
  }

  #claim(address: string): Fault | undefined {
    const fault = this.#faults.find(({ at, times = 1 }) =>
      times < 1 ? false : typeof at === 'string' ? address.includes(at) : at.test(address),
    );
    if (fault?.times !== undefined) fault.times--;
    return fault;
  }
}

const same: Alter = (answer) => answer;

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function forward({ url, method, headers }: IncomingMessage, body: Buffer): Promise<Answered> {
  const { 'proxy-connection': _, 'accept-encoding': __, ...own } = headers;
  return new Promise((resolve, reject) => {
    const onward = ask(url ?? '', { method, headers: own }, async (answer) =>
      bytesOf(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: bytes }),
        reject,
      ),
    );
    onward.on('error', reject).end(body);
  });
}

function send(response: ServerResponse, { status, headers, body, cut }: Altered): void {
  const { 'transfer-encoding': _, connection: __, 'content-length': ___, ...rest } = headers;
  const kept = Object.entries(rest).filter((entry): entry is [string, string | string[]] =>
    Boolean(entry[1]),
  );
  response.writeHead(status, { ...Object.fromEntries(kept), 'content-length': body.length });
  if (cut === undefined) response.end(body);
  else response.write(body.subarray(0, cut), () => response.socket?.destroy());
}
