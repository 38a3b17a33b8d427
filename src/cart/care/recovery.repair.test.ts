import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCart, operation } from '../../../tests/unit/helpers/cart';
import type { CartState, Operation } from '../types';
import { createRecovery } from './recovery';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

const done = (rest: Partial<Operation> = {}) => operation('a', { status: 'done', generation: 'g1', ...rest });
const without: CartState = { generation: 'g1', requests: [], count: 0 };
/** A log of `length` entries that are other requests'. */
const logOf = (length: number): CartState => ({
  ...without,
  requests: Array.from({ length }, (_, at) => `other${at}`),
});

function repairOf(item: Operation) {
  const cart = fakeCart();
  cart.ledger.add(item);
  const pump = vi.spyOn(cart.queue, 'pump').mockResolvedValue();
  const { repair } = createRecovery(cart);
  return {
    item,
    pump,
    ledger: cart.ledger,
    repair: (state: CartState, asOf = Date.now()) => repair(state, asOf),
  };
}

describe('what an overlapping page view undid', () => {
  test('is queued again and sent', () => {
    const { repair, item, pump } = repairOf(done());
    repair(without);
    expect(item.status).toBe('queued');
    expect(pump).toHaveBeenCalled();
  });

  test.each<[string, Operation, CartState]>([
    ['is still in the cart', done(), { ...without, requests: ['a'] }],
    ['was in the cart of another visitor or before a login', done(), { ...without, generation: 'g2' }],
    ['was in a cart that gives no generation', operation('a', { status: 'done' }), without],
    ['is only on its way', done({ status: 'sent' }), without],
  ])('but not what %s', (_why, item, state) => {
    const { status } = item;
    const { repair } = repairOf(item);
    repair(state);
    expect(item.status).toBe(status);
  });

  test('but not what was done after that cart was asked for', () => {
    const { repair, item } = repairOf(done());
    repair(without, item.at - 1);
    expect(item.status).toBe('done');
  });

  test.each([
    [49, 'is missing from a log with room left', 'queued'],
    [50, 'may only have dropped out of a full log', 'done'],
  ])('with %i entries: what %s is %s', (length, _why, status) => {
    const { repair, item, pump } = repairOf(done());
    repair(logOf(length));
    expect(item.status).toBe(status);
    expect(pump).toHaveBeenCalledTimes(status === 'queued' ? 1 : 0);
  });

  test('is left alone when it is older than the minute that is watched', () => {
    const { repair, item } = repairOf(done());
    vi.advanceTimersByTime(60_001);
    repair(without);
    expect(item.status).toBe('done');
  });

  test('is repaired three times at most', () => {
    const { repair, item, ledger } = repairOf(done());
    const statuses = [];
    for (let time = 0; time < 5; time++) {
      repair(without);
      statuses.push(item.status);
      ledger.mark(item, 'done', 'g1');
    }
    expect(statuses).toEqual(['queued', 'queued', 'queued', 'done', 'done']);
  });
});
