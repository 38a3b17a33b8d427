import { vi } from 'vitest';
import type { Cart } from '../../../src/cart/cart';
import { Ledger } from '../../../src/cart/ledger';
import { createQueue } from '../../../src/cart/queue';
import type { Operation } from '../../../src/cart/types';
import type { CartConfig } from '../../../src/contract/config';
import { CART_CONFIG } from './context';

/** A cart around a real ledger and a real queue; what it decides itself is a spy. */
export function fakeCart(config: Partial<CartConfig> = {}) {
  const ledger = new Ledger();
  const queue = createQueue(
    CART_CONFIG.ajaxUrl,
    ledger,
    async () => true,
    async (operation) => ledger.drop(operation),
  );
  return {
    config: { ...CART_CONFIG, ...config },
    ledger,
    queue,
    state: null as Cart['state'],
    isTelling: false as boolean,
    change: vi.fn<Cart['change']>(async () => ({ ok: false, reason: 'refused' })),
    refresh: vi.fn<Cart['refresh']>(async () => ({ ok: false, reason: 'refused' })),
    care: vi.fn<Cart['care']>(async () => null),
  } satisfies Cart;
}

export const operation = (id: string, rest: Partial<Operation> = {}): Operation => ({
  id,
  kind: 'add',
  body: `product_id=${id}`,
  status: 'queued',
  ...rest,
});
