import { loadChunk } from '../chunks/load';
import type { CartConfig } from '../contract/config';
import type { Answer } from './answer';
import { Ledger } from './ledger';
import { Operation } from './operation';
import { type Conclude, Queue } from './queue';
import { Server } from './server';
import { hasJQuery } from './summon';
import type { Aftermath, AftermathModule, Cart, CartServices } from './types';

const GONE: Answer = { ok: false, reason: 'unreachable' };

/** Makes the one cart of this page; its chunk comes with the first click. */
export function createCart(services: CartServices, config: CartConfig): Cart {
  const { bus, report } = services;
  const ledger = new Ledger();
  const server = new Server(config.ajaxUrl);
  let loading: Promise<Aftermath | null> | undefined;

  const aftermath = () => {
    loading ??= loadAftermath(services, cart);
    return loading;
  };

  const conclude: Conclude = async (operation, raw) => {
    const chunk = await aftermath();
    try {
      if (chunk) return await chunk.conclude(operation, raw);
      // It is gone after a deploy: the server has the request, a fresh page shows it.
      ledger.drop(operation);
      location.reload();
    } catch (error) {
      report('cart', operation.element ?? null, error);
    }
    return GONE;
  };

  /** A listener that throws forbids nothing. */
  const prepare = async (operation: Operation) => {
    try {
      return (await aftermath())?.prepare(operation) ?? true;
    } catch (error) {
      report('cart', operation.element ?? null, error);
      return true;
    }
  };

  const cart: Cart = {
    config,
    ledger,
    server,
    queue: new Queue(ledger, server, conclude),
    state: null,
    isTelling: false,
    change(kind, body, element, id) {
      const operation = new Operation(kind, body, element, id);
      ledger.add(operation);
      bus.emit('cart-changing', { operation });
      const allowed = prepare(operation);
      // Only jQuery's listeners may change the payload or forbid the request: without, nobody waits.
      if (hasJQuery()) operation.allowed = allowed;
      void showWork(operation, ledger);
      void cart.queue.pump();
      return operation.done;
    },
    refresh: async () => (await aftermath())?.refresh() ?? GONE,
    aftermath,
  };
  return cart;
}

async function loadAftermath(services: CartServices, cart: Cart): Promise<Aftermath | null> {
  const { config, report } = services;
  try {
    const file = config.chunks['cart-aftermath'] ?? '';
    return (await loadChunk<AftermathModule>(config, 'cart', file)).default(services, cart);
  } catch (error) {
    report('cart', null, error);
    return null;
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
