import type { Answer } from '../../../../src/cart/answer';
import type { Operation, OperationKind } from '../../../../src/cart/operation';
import type { RawAnswer } from '../../../../src/cart/server';
import type { Config } from '../../../../src/contract/config';
import { createTranslate } from '../../../../src/i18n/translate';
import { CART_CONFIG, STRINGS } from '../context';
import type { Run } from './compile';
import type { Tab } from './tab';

type Work = () => Promise<unknown>;

// Not the helper's: the runner keeps its spies to the end, and there are thousands of pages.
const CONFIG = { cart: CART_CONFIG, chunks: {} } as unknown as Config;
const HTML = '<div class="widget_shopping_cart_content"></div>';

/** One view of a page: its document, its globals, and the cart's code in it. Once it is gone nothing of it runs. */
export class Page {
  isGone = false;
  readonly document: Document;
  readonly window: EventTarget;
  readonly cart: ReturnType<ReturnType<Run>['start']>['cart'];
  readonly #timers = new Set<() => void>();
  readonly #chunk: unknown;
  readonly #own = new Set<string>();
  /** Whether the visitor has just been told that a click came to nothing. */
  #isTold = false;

  constructor(
    private readonly tab: Tab,
    run: Run,
    private readonly hasChunks: boolean,
  ) {
    const { document, EventTarget } = tab.browser.realm;
    this.window = new EventTarget() as unknown as EventTarget;
    this.document = document.implementation.createHTMLDocument() as unknown as Document;
    this.document.body.innerHTML = HTML;
    Object.defineProperty(this.document, 'cookie', { get: () => tab.browser.network.readable });
    Object.defineProperty(this.document, 'readyState', { value: 'complete' });
    Object.defineProperty(this.document, 'hidden', { value: false });
    const services = { config: CONFIG, t: createTranslate(STRINGS), report() {}, announce() {} };
    const { cart, chunk } = run(this.#globals()).start(services, (aftermath) => ({
      ...aftermath,
      conclude: async (operation, raw) => {
        const answer = await aftermath.conclude(operation, raw);
        this.#note(operation, answer);
        return answer;
      },
    }));
    this.cart = cart;
    this.#chunk = chunk;
    if (!hasChunks) this.#noteWhatIsDropped();
  }

  change(kind: OperationKind, body: string, id: string): void {
    this.#own.add(id);
    void this.cart.change(kind, body, undefined, id);
  }

  /** What the visitor is asked to send again, once pressed. */
  pressRetry(): void {
    const buttons = [...this.document.querySelectorAll('.mullion-toast button')] as HTMLElement[];
    buttons.find(({ textContent }) => textContent === STRINGS.retry)?.click();
  }

  leave(): void {
    this.isGone = true;
    for (const stop of this.#timers) stop();
    this.tab.browser.locks.release(this);
  }

  /** Who pressed a quantity or "Undo" on this page hears of it from the widget, by the promise. */
  #note({ id, kind }: Operation, answer: Answer): void {
    const isSaid = this.document.querySelector('.mullion-toast') !== null;
    const isTold = answer.ok || this.tab.isLeaving || isSaid || (kind !== 'add' && this.#own.has(id));
    const fate = answer.ok ? 'done' : answer.reason === 'refused' ? 'refused' : 'failed';
    this.tab.browser.conclusions.push({ id, fate, isTold });
  }

  /** Without the aftermath the page takes what it drops for decided, and a fresh page shows the cart; or it says so. */
  #noteWhatIsDropped(): void {
    const { ledger } = this.cart;
    const drop = ledger.drop.bind(ledger);
    ledger.drop = (operation) => {
      const { id } = operation;
      const decided = this.tab.browser.network.isRefused(id) ? 'refused' : 'done';
      const fate = this.#isTold ? 'failed' : decided;
      this.#isTold = false;
      if (ledger.operations.includes(operation))
        this.tab.browser.conclusions.push({ id, fate, isTold: true });
      drop(operation);
    };
  }

  #fetch(url: string, { body, signal }: { body: URLSearchParams; signal: number }): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const settle = (end: () => void) => this.isGone || end();
      const timeout = () => reject(new DOMException('It took too long.', 'TimeoutError'));
      this.#after(signal, () => settle(timeout));
      this.tab.browser.network.request(url, body, (answer) =>
        settle(() => (answer ? resolve(responseOf(answer)) : reject(new TypeError('Failed to fetch')))),
      );
    });
  }

  #lock(work: Work): Promise<unknown> {
    return this.isGone ? new Promise(() => {}) : this.tab.browser.locks.request(this, work);
  }

  #after(ms: number, run: () => void): () => void {
    const stop = this.tab.browser.clock.after(ms, () => {
      this.#timers.delete(stop);
      run();
    });
    this.#timers.add(stop);
    return stop;
  }

  #globals() {
    const { tab } = this;
    const { browser } = tab;
    const { realm } = browser;
    const setTimeout = (run: () => void, ms = 0) => this.#after(ms, run);
    return {
      window: this.window,
      document: this.document,
      navigator: { locks: { request: (_: string, work: Work) => this.#lock(work) } },
      location: {
        origin: 'http://localhost',
        assign: () => tab.follow(),
        reload: () => tab.follow(),
      },
      sessionStorage: tab.storage,
      localStorage: browser.storageOf(this),
      fetch: (url: string, init: never) => this.#fetch(url, init),
      setTimeout,
      clearTimeout: (stop?: () => void) => stop?.(),
      addEventListener: this.window.addEventListener.bind(this.window),
      AbortSignal: { timeout: (ms: number) => ms },
      alert: () => {
        this.#isTold = true;
      },
      CustomEvent: realm.CustomEvent,
      Date: { now: () => browser.clock.now },
      globalThis: {},
      HTMLElement: realm.HTMLElement,
      HTMLScriptElement: realm.HTMLScriptElement,
      bringChunk: async () => {
        if (!this.hasChunks) throw new TypeError('gone');
        return this.#chunk;
      },
    };
  }
}

const responseOf = ({ status, text }: Pick<RawAnswer, 'status' | 'text'>) => ({
  status,
  text: async () => text,
  headers: { get: () => null },
});
