import { test as base, expect } from '@playwright/test';
import { startDriver } from '../../../scripts/lib/webkit.mjs';

/** From scripts/lib/webkit-stage.mjs. */
const {
  MULLION_DISPLAY: display = '',
  MULLION_WEBKIT_DRIVER: program = '',
  MULLION_WEBKIT: binary = '',
} = process.env;

/** Keys by the numbers that WebDriver gives them. */
const KEYS = { Escape: '\uE00C', ArrowRight: '\uE014' };

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A window of WebKit with nothing in its store, driven by W3C WebDriver. */
export class WebKitWindow {
  /** The address of its session. */
  readonly #session: string;
  readonly #baseUrl: string;

  private constructor(session: string, baseUrl: string) {
    this.#session = session;
    this.#baseUrl = baseUrl;
  }

  /** @param driver Where a driver answers. @param baseUrl What the paths of pages begin with. */
  static async open(driver: string, baseUrl: string): Promise<WebKitWindow> {
    const options = { binary, args: ['--automation', '--private'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = await ask<{ sessionId: string }>('POST', `${driver}/session`, { capabilities });
    const window = new WebKitWindow(`${driver}/session/${sessionId}`, baseUrl);
    await window.resize(480, 860);
    return window;
  }

  close = () => this.#ask('DELETE', '');

  /** GTK's browser is never narrower than 447 px. */
  resize = (width: number, height: number) =>
    this.#ask('POST', '/window/rect', { x: 0, y: 0, width, height });

  /** Opens a page and waits until it is loaded. */
  goto = (path: string) => this.#ask('POST', '/url', { url: `${this.#baseUrl}${path}` });

  /** Runs a function in the page and waits for what it promises. */
  run<T, A extends unknown[]>(script: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return this.#ask('POST', '/execute/sync', { script: `return (${script})(...arguments)`, args });
  }

  /** Presses what can be seen, once nothing lies on it; the driver scrolls to it, as a visitor would. */
  async press(selector: string): Promise<void> {
    await expect(async () => {
      await this.#ask('POST', `/element/${await this.#find(selector)}/click`, {});
    }).toPass({ timeout: 10_000 });
  }

  async type(selector: string, text: string): Promise<void> {
    await this.#ask('POST', `/element/${await this.#find(selector)}/value`, { text });
  }

  async key(name: keyof typeof KEYS): Promise<void> {
    const value = KEYS[name];
    const actions = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    await this.#ask('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /** Drags from the middle of an element by so many px. */
  async drag(selector: string, byX: number): Promise<void> {
    const [x, y] = await this.run((found: string) => {
      const box = (document.querySelector(found) as Element).getBoundingClientRect();
      return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as const;
    }, selector);
    const moves = [1, 2, 3, 4, 5].map((step) => ({
      type: 'pointerMove',
      x: Math.round(x + (byX * step) / 5),
      y,
      duration: 40,
    }));
    const down = [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
    ];
    const actions = [...down, ...moves, { type: 'pointerUp', button: 0 }];
    const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.#ask('POST', '/actions', { actions: [pointer] });
  }

  async #find(selector: string): Promise<string> {
    const found = await this.#ask<Record<string, string>>('POST', '/element', {
      using: 'css selector',
      value: selector,
    });
    return found[ELEMENT] ?? '';
  }

  #ask<T>(method: string, path: string, body?: object): Promise<T> {
    return ask(method, `${this.#session}${path}`, body);
  }
}

async function ask<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebKit, ${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}

/** Playwright's test with a window of WebKit in the place of a page; a test that failed leaves its driver behind. */
export const test = base.extend<{ window: WebKitWindow }, { driver: string }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
    async ({}, use) => {
      const { url, stop } = await startDriver(program, display);
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
  window: async ({ driver, baseURL }, use) => {
    const window = await WebKitWindow.open(driver, baseURL ?? '');
    await use(window);
    await window.close();
  },
});
