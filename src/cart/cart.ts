import type { CartConfig } from '../contract/config';
import type { Context } from '../registry/context';
import { loadChunk } from '../registry/load';
import type { CareModule } from './care';
import { Ledger } from './ledger';
import { createQueue, type Queue } from './queue';
import type { RawAnswer } from './request';
import { hasJQuery } from './summon';
import type { Answer, CartState, Operation } from './types';

/** The cart of this browser: one store, one queue, whoever asks. */
export interface Cart {
  config: CartConfig;
  ledger: Ledger;
  queue: Queue;
  /** What the server last said; `null` before it said anything on this page. */
  state: CartState | null;
  /** Whether a shop event of ours is under way, so that no listener of ours answers it. */
  isTelling: boolean;
  /**
   * Queues one change; nothing is lost when the page goes.
   *
   * @param body Form-encoded payload.
   * @param element The button or link that shows how it went.
   * @param id Of an operation that is tried again: the server never does it twice.
   */
  change(kind: Operation['kind'], body: string, element?: HTMLElement, id?: string): Promise<Answer>;
  /** Reads the cart and puts its regions into the page. */
  refresh(): Promise<Answer>;
  /** Brings the part that deals with answers; `null` when its chunk cannot be had. */
  care(): Promise<Care | null>;
}

/** What happens around the requests; in a chunk of its own, requested with the first click. */
export type Care = ReturnType<CareModule['default']>;

const GONE: Answer = { ok: false, reason: 'unreachable' };

/** An identifier that no other click of this visitor has; it guards nothing, so it need not be secret. */
const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;

export function createCart(ctx: Context, config: CartConfig): Cart {
  const ledger = new Ledger();
  const waiting = new Map<string, { element: HTMLElement | undefined; resolve(answer: Answer): void }>();
  const prepared = new Map<string, Promise<boolean>>();
  let loading: Promise<Care | null> | undefined;

  const care = () => {
    loading ??= loadChunk<CareModule>(ctx.config, ctx.config.chunks['cart-care'] ?? '')
      .then((module) => module.default(ctx, cart))
      .catch((error) => {
        ctx.report('cart', null, error);
        return null;
      });
    return loading;
  };

  /** Tells who waits for an operation what became of it. */
  const resolve = ({ id }: Operation, answer: Answer) => {
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
    prepared.delete(id);
  };

  const allow = async (operation: Operation) => {
    const isAllowed = (await prepared.get(operation.id)) ?? true;
    if (!isAllowed) {
      ledger.drop(operation);
      resolve(operation, { ok: false, reason: 'vetoed' });
    }
    return isAllowed;
  };

  const conclude = async (operation: Operation, raw: RawAnswer | null) => {
    const help = await care();
    const element = waiting.get(operation.id)?.element;
    let answer: Answer | undefined;
    try {
      answer = await help?.conclude(operation, raw, element);
    } catch (error) {
      ctx.report('cart', element ?? null, error);
    }
    ledger.drop(operation);
    resolve(operation, answer ?? GONE);
    // The chunk is gone after a deploy: the server has the request, a fresh page shows it.
    if (!help) location.reload();
  };

  const queue = createQueue(config.ajaxUrl, ledger, allow, conclude);

  const change: Cart['change'] = (kind, body, element, id = newId()) => {
    const operation: Operation = { id, kind, body, status: 'queued' };
    ledger.add(operation);
    ctx.bus.emit('cart-changing', { operation });
    const result = new Promise<Answer>((resolve) => waiting.set(operation.id, { element, resolve }));
    // jQuery's listeners may change the payload or forbid the request, so they are asked first.
    // A listener that throws forbids nothing.
    const isAllowed = care()
      .then((help) => help?.prepare(operation, element) ?? true)
      .catch((error) => {
        ctx.report('cart', element ?? null, error);
        return true;
      });
    if (hasJQuery()) prepared.set(operation.id, isAllowed);
    void queue.pump();
    return result;
  };

  const refresh = async () => (await care())?.refresh() ?? GONE;

  const cart: Cart = { config, ledger, queue, state: null, isTelling: false, change, refresh, care };
  return cart;
}
