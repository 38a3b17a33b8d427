import { type Add, readWrite, type Write } from './adds';
import { Presses } from './presses';

/** Of the lock and of the ledger in src/cart, which a script of its own does not import. */
const NAME = { lock: 'mullion-cart', ledger: 'mullion_cart' };

/** The longest that one request keeps the others waiting, in ms. */
const HOLD = 30_000;

/** The most that a browser sends on behalf of a page that is gone, in bytes; less what else is under way. */
const KEPT_ALIVE = 50_000;

const WRITE = /\/wc\/store\/(?:v\d+\/)?(?:cart|batch|checkout)\b/;
const READ = /\/wc\/store\/(?:v\d+\/)?cart(?:[?&]|$)/;

/** How often a read of the cart that a write has overtaken is made again. */
const REREADS = 2;

/**
 * Makes a `fetch()` that lets writes of the Store API wait for each other; everything else goes its way.
 *
 * WooCommerce reads a visitor's session when a request begins and saves it when it ends; the first requests of a
 * visitor without one each make their own, and the browser keeps the last. So the next begins when the answer to the
 * one before has been read, and its cookies are there.
 */
export function sendInTurn(send: typeof fetch): typeof fetch {
  const underWay = new Set<Add>();
  const presses = new Presses();
  let isLeft = false;
  // The next page's queue sends what is left over, and asks first whether it was done.
  addEventListener('pagehide', () => {
    isLeft = true;
    leave([...underWay, ...presses.left()]);
  });
  addEventListener('pageshow', () => (isLeft = false));
  // What a theme's button has added has come another way. On the window: before the block that reads the cart for it.
  for (const name of ['added_to', 'removed_from'])
    addEventListener(`wc-blocks_${name}_cart`, () => written++, true);
  const lose = (adds: Add[]) => isLeft || findOut(adds);
  return async (input, init) => {
    const { href, method } = describe(input, init);
    // Not decoded: what is no valid encoding would throw, and be nobody's request.
    const path = href.replace(/%2F/gi, '/');
    if (method === 'GET') return READ.test(path) ? upToDate(() => send(input, init)) : send(input, init);
    if (!WRITE.test(path)) return send(input, init);
    if (input instanceof Request) return exclusive(() => send(input, init));
    const write = readWrite(href, init?.body, presses.take);
    const { adds } = write;
    for (const add of adds) underWay.add(add);
    const [address, { signal, ...options }] = named(write, init);
    const attempt = () =>
      exclusive(async () => {
        // What its sender has given up while it waited is not sent.
        signal?.throwIfAborted();
        for (const add of adds) add.status = 'sent';
        return send(address, options);
      });
    const answered = async () => {
      try {
        const response = await (write.addsOnly ? twice(attempt) : attempt());
        if (adds.length && !(await isAnswer(response))) lose(adds);
        return response;
      } catch (error) {
        if (!signal?.aborted && (error as Error).name !== 'AbortError') lose(adds);
        throw error;
      } finally {
        for (const add of adds) underWay.delete(add);
      }
    };
    return signal ? Promise.race([answered(), abortOf(signal)]) : answered();
  };
}

/**
 * Once more where nobody knows whether it was done: the server does nothing twice that has a name, and answers with its
 * cart. A block would say at once that it failed, and who then presses again would have two.
 */
const twice = (attempt: () => Promise<Response>) =>
  attempt().then(async (response) => ((await isAnswer(response)) ? response : attempt()), attempt);

/** Whether it says what became of an add: a fault of the server does not, nor does an answer that is empty or cut off. */
const isAnswer = async (response: Response) => {
  if (!response.ok) return response.status < 500;
  const whole = response.clone().json();
  return whole.then(Boolean, () => false);
};

/**
 * Fails when `signal` aborts, as a request does. The request itself goes on and is waited for: the server, which is at
 * work on it, would read the cart for the next one before it has written.
 */
const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const fail = () => reject(signal.reason);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });

function describe(input: RequestInfo | URL, init: RequestInit = {}): { href: string; method: string } {
  const request = input instanceof Request ? input : null;
  const { href } = new URL(request?.url ?? `${input}`, document.baseURI);
  return { href, method: (init.method ?? request?.method ?? 'GET').toUpperCase() };
}

/** With the names of its adds, by which the server remembers what it has done; it outlives the page. */
function named({ href, body, adds }: Write, init: RequestInit | undefined): [string, RequestInit] {
  const url = new URL(href);
  if (adds.length) url.searchParams.set('mullion_request', adds.map(({ id }) => id).join('.'));
  return [url.href, { keepalive: `${body}`.length < KEPT_ALIVE, ...init, body: body as BodyInit }];
}

/** Nobody knows whether it was done: the cart's queue finds out, does what was not done, and says what fails. */
function findOut(adds: Add[]): void {
  const cart = window.mullion?.cart;
  for (const { kind, body, id } of adds) void cart?.change(kind, body, undefined, id);
  // Without a connection it was not sent: the block has said so, and who presses again would have two.
  if (cart || !adds.length || !navigator.onLine) return;
  leave(adds);
  // src/start/call-entry.ts brings the queue.
  document.dispatchEvent(new Event('mullion:wanted'));
}

function leave(adds: Add[]): void {
  if (!adds.length) return;
  try {
    const stored = JSON.parse(sessionStorage.getItem(NAME.ledger) ?? '[]');
    sessionStorage.setItem(NAME.ledger, JSON.stringify([...stored, ...adds]));
  } catch {
    // Without storage a page that is left takes along what has not been sent.
  }
}

/** How many changes of the cart in this tab have been answered. */
let written = 0;

/** A read that began before the answer to a write may hold the cart from before it, and come last. */
async function upToDate(read: () => Promise<Response>, left = REREADS): Promise<Response> {
  const before = written;
  const response = await read();
  return written > before && left > 0 ? upToDate(read, left - 1) : response;
}

let last: Promise<unknown> = Promise.resolve();

/** One at a time over all tabs, until the answer has been read; within the tab where Web Locks are missing. */
function exclusive(send: () => Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const work = async () => {
      const sent = send();
      sent.finally(() => written++).then(resolve, reject);
      const read = sent.then((response) => response.clone().arrayBuffer());
      await Promise.race([read.catch(() => {}), new Promise((end) => setTimeout(end, HOLD))]);
    };
    if (navigator.locks) void navigator.locks.request(NAME.lock, work).catch(reject);
    else last = last.then(work);
  });
}
