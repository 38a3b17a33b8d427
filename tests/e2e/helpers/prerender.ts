import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_FLAGS, findBrowser } from '../../../scripts/lib/browser.mjs';

/** What a prerendered page did: `[ms since it began, what, more]`; "activated" parts before from after. */
export type Doing = [at: number, what: string, more?: string];
export interface Prerendered {
  doings: Doing[];
  /** "POST /?wc-ajax=add_to_cart", in order; "GET /going" is where the visitor follows the link. */
  requests: string[];
}

/**
 * Lets a browser prerender a page of a site from another one, and follow a link to it seconds later. Playwright forbids
 * prerendering, so the browser runs by itself, and the pages tell a server between it and the site.
 *
 * @param origin The site's.
 * @param from The page that prerenders; `script` runs in it, once it has loaded.
 * @param to The page that is prerendered 400 ms after `script`, and opened `wait` ms after that has begun.
 */
export async function prerendered(
  origin: string,
  { from, to, script = '', wait = 4000 }: { from: string; to: string; script?: string; wait?: number },
): Promise<Prerendered> {
  const requests: string[] = [];
  const words = new EventEmitter();
  let hasBegun = false;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path === '/told') {
      words.emit('told', JSON.parse((await request.toArray()).join('')));
      return response.end();
    }
    if (path === '/begun') {
      hasBegun ||= request.method === 'POST';
      return response.end(hasBegun ? 'yes' : '');
    }
    requests.push(`${request.method} ${path}`);
    if (path === '/going') return response.end();
    const added = path === to ? `<script>(${watch})()</script>` : leaving(to, script, wait);
    forward(origin, request, response, path === from || path === to ? added : '');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const folder = await mkdtemp(join(tmpdir(), 'mullion-prerender-'));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${from}`;
  const browser = spawn(findBrowser() ?? '', [...BROWSER_FLAGS, `--user-data-dir=${folder}`, address], {
    stdio: 'ignore',
    // Debian's is a script that starts the browser: both are one group, and end together.
    detached: true,
  });
  try {
    const [doings] = await once(words, 'told', { signal: AbortSignal.timeout(70_000) });
    return { doings, requests };
  } finally {
    const ended = once(browser, 'exit');
    process.kill(-(browser.pid ?? 0), 'SIGKILL');
    await ended;
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function forward(origin: string, request: IncomingMessage, response: ServerResponse, added: string): void {
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const onward = ask(
    new URL(request.url ?? '/', origin),
    { method: request.method, headers },
    async (answer) => {
      const { 'content-length': _, ...others } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, others);
      const isPage = /text\/html/.test(others['content-type'] ?? '');
      if (!added || !isPage) return answer.pipe(response);
      return response.end(
        Buffer.concat(await answer.toArray())
          .toString()
          .replace('<head>', `<head>${added}`),
      );
    },
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

const leaving = (
  to: string,
  script: string,
  wait: number,
) => `<script>addEventListener('load', () => setTimeout(() => {
  ${script};
  // A busy browser may leave a rule be: it is given another.
  let rules;
  const ask = () => {
    rules?.remove();
    rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = JSON.stringify({ prerender: [{ urls: ['${to}'], eagerness: 'immediate' }] });
    document.head.append(rules);
  };
  setTimeout(ask, 400);
  const again = setInterval(ask, 8000);
  const look = setInterval(async () => {
    if (!(await (await fetch('/begun')).text())) return;
    clearInterval(look);
    clearInterval(again);
    setTimeout(() => fetch('/going').then(() => { location.href = '${to}'; }), ${wait});
  }, 200);
}, 1000))</script>`;

/** Runs in the prerendered page, before everything else of it. */
function watch(): void {
  const doings: Doing[] = [];
  const note = (what: string, more = '') => void doings.push([Math.round(performance.now()), what, more]);
  const page = document as Document & { prerendering: boolean };
  if (page.prerendering) fetch('/begun', { method: 'POST' });
  else note('not prerendered');
  document.addEventListener('prerenderingchange', () => {
    note('activated');
    setTimeout(() => fetch('/told', { method: 'POST', body: JSON.stringify(doings) }), 3000);
  });
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    note('stores', key);
    setItem.call(this, key, value);
  };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
  Object.defineProperty(document, 'cookie', {
    get: () => cookie.get!.call(document),
    set: (value: string) => {
      note('cookie', value);
      cookie.set!.call(document, value);
    },
  });
  // What moves or counts changes again and again.
  const changed = new Map<Node, number>();
  new MutationObserver((changes) => {
    for (const { target, type } of changes) {
      const times = (changed.get(target) ?? 0) + 1;
      changed.set(target, times);
      const element = target instanceof Element ? target : target.parentElement;
      if (times > 12)
        note('plays', `${type} of ${element?.closest('[data-widget]')?.getAttribute('data-widget')}`);
    }
  }).observe(document, { subtree: true, characterData: true, attributes: true });
  if (!page.prerendering)
    setTimeout(() => fetch('/told', { method: 'POST', body: JSON.stringify(doings) }), 3000);
}
