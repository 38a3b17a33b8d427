import { loadChunk } from '../chunks/load';
import type { CartConfig } from '../contract/config';
import type { Answer, CartState } from './answer';
import { Ledger } from './ledger';
import { Operation, type OperationKind } from './operation';
import { Queue } from './queue';
import { type RawAnswer, Server } from './server';
import { hasJQuery } from './summon';
import type { Aftermath, AftermathModule, Cart, CartServices } from './types';

const GONE: Answer = { ok: false, reason: 'unreachable' };

/** The one cart of this page; its chunk comes with the first click. */
export class BrowserCart implements Cart {
  state: CartState | null = null;
  declare isTelling?: boolean;
  declare isBridged?: boolean;
  declare loaded?: Aftermath | undefined;
  readonly config: CartConfig;
  readonly ledger = new Ledger();
  readonly server: Server;
  readonly queue: Queue;
  readonly #services: CartServices;
  #loading: Promise<Aftermath | null> | undefined;

  constructor(services: CartServices, config: CartConfig) {
    this.#services = services;
    this.config = config;
    this.server = new Server(config.ajaxUrl);
    this.queue = new Queue(this.ledger, this.server, (...sent) => this.#conclude(...sent));
  }

  change(kind: OperationKind, body: string, element?: HTMLElement, id?: string): Promise<Answer> {
    const operation = new Operation(kind, body, element, id);
    this.ledger.add(operation);
    this.#services.bus.emit('cart-changing', { operation });
    const allowed = this.#prepare(operation);
    // Only jQuery's listeners may change the payload or forbid the request: without, nobody waits.
    if (hasJQuery()) operation.allowed = allowed;
    void showWork(operation, this.ledger);
    void this.queue.pump();
    return operation.done;
  }

  async refresh(): Promise<Answer> {
    return (await this.aftermath())?.refresh() ?? GONE;
  }

  aftermath(): Promise<Aftermath | null> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<Aftermath | null> {
    const { config, report } = this.#services;
    try {
      const chunk = await loadChunk<AftermathModule>(config, 'cart', config.chunks['cart-aftermath'] ?? '');
      return chunk.default(this.#services, this);
    } catch (error) {
      report('cart', null, error);
      return null;
    }
  }

  /** A listener that throws forbids nothing. */
  #prepare(operation: Operation): Promise<boolean> {
    return this.#ask(operation, (aftermath) => aftermath?.prepare(operation) ?? true, true);
  }

  #conclude(operation: Operation, raw: RawAnswer | null): Promise<Answer | null> {
    const conclude = (aftermath: Aftermath | null) =>
      aftermath ? aftermath.conclude(operation, raw) : this.#concludeAlone(operation, raw);
    return this.#ask(operation, conclude, GONE);
  }

  /**
   * Without the aftermath, which is gone after a deploy: a fresh page shows what the server has done. What the shop
   * has not answered stays for that page, which sends it again: each identifier is carried out once. Where the shop
   * cannot be had at all there would be no page either: the visitor is told in this one, and the next click looks again.
   */
  async #concludeAlone(operation: Operation, raw: RawAnswer | null): Promise<Answer | null> {
    const { status, text } = raw ?? (await this.server.send(operation));
    if (raw && !text && (await this.server.read()).status <= 0) {
      this.#loading = undefined;
      alert(this.#services.t('changeFailed'));
      return GONE;
    }
    // No error, and no page of somebody on the way.
    const isOfShop = status < 400 && /^\s*{/.test(text);
    // Not again and again for what an earlier page left.
    if (isOfShop || raw) location.reload();
    return isOfShop ? GONE : null;
  }

  /** What throws in the chunk is reported, and `otherwise` is the answer. */
  async #ask<Result>(
    { element }: Operation,
    question: (aftermath: Aftermath | null) => Result | Promise<Result>,
    otherwise: Result,
  ): Promise<Result> {
    try {
      return await question(await this.aftermath());
    } catch (error) {
      this.#services.report('cart', element ?? null, error);
      return otherwise;
    }
  }
}

/** Shows that an element is at work until every click on it has been answered. */
async function showWork({ element, done }: Operation, ledger: Ledger): Promise<void> {
  const place = element?.closest('.woocommerce-mini-cart-item') ?? element;
  const show = (isBusy: boolean) => {
    place?.classList.toggle('loading', isBusy);
    if (isBusy) place?.setAttribute('aria-busy', 'true');
    else place?.removeAttribute('aria-busy');
  };
  show(true);
  await done;
  show(ledger.operations.some((other) => other.element === element));
}
