import type { CartConfig } from '../contract/config';
import type { Context } from '../registry/context';
import { loadChunk } from '../registry/load';
import type { CareModule } from './care';
import { Ledger } from './ledger';
import { createQueue, type Queue } from './queue';
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
   */
  change(kind: Operation['kind'], body: string, element?: HTMLElement): Promise<Answer>;
  /** Reads the cart and puts its regions into the page. */
  refresh(): Promise<Answer>;
  /** Brings the part that deals with answers; `null` when its chunk cannot be had. */
  care(): Promise<Care | null>;
}

/** What happens around the requests; in a chunk of its own, requested with the first click. */
export type Care = ReturnType<CareModule['default']>;

const GONE: Answer = { ok: false, reason: 'unreachable' };

/** An identifier that no other click has; `randomUUID` is missing on plain http. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

export function createCart(ctx: Context, config: CartConfig): Cart {
  const ledger = new Ledger();
  const waiting = new Map<string, { element: HTMLElement | undefined; resolve(answer: Answer): void }>();
  let loading: Promise<Care | null> | undefined;

  const care = () => {
    loading ??= loadChunk<CareModule>(ctx.config, ctx.config.chunks['cart-care'] ?? '').then(
      (module) => module.default(ctx, cart),
      (error) => {
        ctx.report('cart', null, error);
        return null;
      },
    );
    return loading;
  };

  const queue = createQueue(config.ajaxUrl, ledger, async (operation, raw) => {
    const { element, resolve } = waiting.get(operation.id) ?? {};
    waiting.delete(operation.id);
    const answer = await (await care())?.conclude(operation, raw, element);
    resolve?.(answer ?? GONE);
    if (answer) return;
    // The chunk is gone after a deploy: the server has the request, a fresh page shows it.
    ledger.drop(operation);
    location.reload();
  });

  const change: Cart['change'] = (kind, body, element) => {
    const operation: Operation = { id: newId(), kind, body, status: 'queued', at: Date.now() };
    ledger.add(operation);
    ctx.bus.emit('cart-changing', { operation });
    void care();
    void queue.pump();
    return new Promise((resolve) => waiting.set(operation.id, { element, resolve }));
  };

  const refresh = async () => (await care())?.refresh() ?? GONE;

  const cart: Cart = { config, ledger, queue, state: null, isTelling: false, change, refresh, care };
  return cart;
}
