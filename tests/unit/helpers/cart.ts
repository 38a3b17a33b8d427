import { vi } from 'vitest';
import { Ledger } from '../../../src/cart/ledger';
import { Operation } from '../../../src/cart/operation';
import { Queue } from '../../../src/cart/queue';
import { Server } from '../../../src/cart/server';
import type { Cart } from '../../../src/cart/types';
import type { CartConfig } from '../../../src/contract/config';
import { CART_CONFIG } from './context';

/** A cart around a real ledger and a real queue; what it decides itself is a spy. */
export function fakeCart(config: Partial<CartConfig> = {}) {
  const ledger = new Ledger();
  const server = new Server(CART_CONFIG.ajaxUrl);
  const queue = new Queue(ledger, server, async () => ({ ok: false, reason: 'unreadable' }));
  return {
    config: { ...CART_CONFIG, ...config },
    ledger,
    server,
    queue,
    state: null as Cart['state'],
    isTelling: false as boolean,
    isBridged: false as boolean,
    loaded: undefined as Cart['loaded'],
    change: vi.fn<Cart['change']>(async () => ({ ok: false, reason: 'refused' })),
    refresh: vi.fn<Cart['refresh']>(async () => ({ ok: false, reason: 'refused' })),
    aftermath: vi.fn<Cart['aftermath']>(async () => null),
  } satisfies Cart;
}

type Given = Partial<Pick<Operation, 'kind' | 'body' | 'status' | 'element'>>;

export function operation(id: string, { kind = 'add', body, status, element }: Given = {}): Operation {
  const made = new Operation(kind, body ?? `product_id=${id}`, element, id);
  if (status) made.status = status;
  return made;
}
