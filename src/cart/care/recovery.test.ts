import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCart, operation } from '../../../tests/unit/helpers/cart';
import { settled } from '../../../tests/unit/helpers/page';
import { FakeShop, type Fault } from '../../../tests/unit/helpers/shop';
import type { Answer, Operation } from '../types';
import { readAnswer } from './read-answer';
import { createRecovery } from './recovery';

let shop: FakeShop;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  shop = new FakeShop().install();
});
afterEach(() => vi.useRealTimers());

const ids = () => shop.requests.flatMap(({ body }) => body.get('mullion_request') ?? []);

/** Sends one add as the queue does, with what happens to each request; says what came of it. */
async function add(...faults: (Fault | null)[]): Promise<Answer> {
  shop.faults = faults;
  const cart = fakeCart();
  const item = operation('a');
  const { recover } = createRecovery(cart);
  const result = recover(item, readAnswer(await cart.queue.send(item)));
  await vi.runAllTimersAsync();
  return result;
}

describe('an add', () => {
  test('that was answered is not asked about again', async () => {
    expect(await add(null)).toMatchObject({ ok: true });
    expect(shop.asked).toEqual(['add_to_cart']);
  });

  test('that the shop refused is not repeated', async () => {
    expect(await add({ status: 200, body: '{"error":true,"product_url":false}' })).toMatchObject({
      reason: 'refused',
    });
    expect(shop.asked).toEqual(['add_to_cart']);
  });

  test.each<[string, Fault]>([
    ['the connection dropped', 'dropped-after'],
    ['the answer was a maintenance page', { status: 200, body: '<h1>Bảo trì</h1>' }],
    ['the server said 500', { status: 500 }],
    ['the answer was empty', { status: 200 }],
    ['it timed out', 'timeout'],
  ])('that the server did before %s is found in the cart and not sent again', async (_why, fault) => {
    shop.cart = ['a'];
    expect(await add(fault)).toMatchObject({ ok: true, state: { requests: ['a'] } });
    expect(shop.asked).toEqual(['add_to_cart', 'get_refreshed_fragments']);
  });

  test.each<[string, Fault]>([
    ['the connection dropped', 'dropped-before'],
    ['it timed out', 'timeout'],
    ['the server said 503', { status: 503 }],
  ])('that the server had not done when %s is sent again with the same identifier', async (_why, fault) => {
    expect(await add(fault)).toMatchObject({ ok: true });
    expect(shop.asked).toEqual(['add_to_cart', 'get_refreshed_fragments', 'add_to_cart']);
    expect(ids()).toEqual(['a', 'a']);
    expect(shop.cart).toEqual(['a']);
  });

  test('whose second answer drops too is found in the cart, where it is once', async () => {
    expect(await add('dropped-before', null, 'dropped-after')).toMatchObject({ ok: true });
    expect(shop.cart).toEqual(['a']);
    expect(ids()).toEqual(['a', 'a']);
  });

  test('fails when neither it nor the cart can be reached, after two tries and no more', async () => {
    const dead = Array<Fault>(9).fill('dropped-before');
    expect(await add(...dead)).toEqual({ ok: false, reason: 'unreachable' });
    expect(ids()).toEqual(['a', 'a']);
    expect(shop.cart).toEqual([]);
  });

  test('is not tried again while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await add('dropped-before', 'dropped-before')).toEqual({ ok: false, reason: 'unreachable' });
    expect(ids()).toEqual(['a']);
  });

  test('that is refused at the second try is refused', async () => {
    const refusal = { status: 200, body: '{"error":true,"product_url":"/cua/"}' };
    expect(await add('dropped-before', null, refusal)).toMatchObject({
      reason: 'refused',
      productUrl: '/cua/',
    });
  });

  test('in a cart of a server that keeps no identifiers is sent again', async () => {
    const plain = { status: 200, body: '{"fragments":{},"cart_hash":"h"}' };
    await add('dropped-before', plain);
    expect(ids()).toEqual(['a', 'a']);
  });
});

test('a server that asks for three seconds gets them before it is asked anything', async () => {
  shop.faults = [{ status: 429, retryAfter: 3 }];
  const cart = fakeCart();
  const item = operation('a');
  const { recover } = createRecovery(cart);
  const result = recover(item, readAnswer(await cart.queue.send(item)));
  await vi.advanceTimersByTimeAsync(2999);
  expect(shop.asked).toEqual(['add_to_cart']);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toMatchObject({ ok: true });
});

describe('a request that the last page left behind', () => {
  const leftOver = () => {
    const { recover } = createRecovery(fakeCart());
    return recover(operation('a', { status: 'sent' }), null);
  };

  test('and that the server has done is not sent', async () => {
    shop.cart = ['a'];
    expect(await leftOver()).toMatchObject({ ok: true });
    expect(ids()).toEqual([]);
  });

  test('and that the server does a moment later is not sent', async () => {
    const result = leftOver();
    await vi.advanceTimersByTimeAsync(1400);
    shop.cart = ['a'];
    await vi.advanceTimersByTimeAsync(100);
    expect(await result).toMatchObject({ ok: true });
    expect(ids()).toEqual([]);
  });

  test('and that never reached the server is sent after that moment', async () => {
    const result = leftOver();
    await vi.advanceTimersByTimeAsync(1499);
    expect(ids()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toMatchObject({ ok: true });
    expect(ids()).toEqual(['a']);
  });
});

describe('what an overlapping page view undid', () => {
  const done = (rest: Partial<Operation> = {}) =>
    operation('a', { status: 'done', generation: 'g1', ...rest });
  const without = { generation: 'g1', requests: [], count: 0 };
  const repairOf = (item: Operation) => {
    const cart = fakeCart();
    cart.ledger.operations = [item];
    const pump = vi.spyOn(cart.queue, 'pump').mockResolvedValue();
    return { item, pump, ledger: cart.ledger, ...createRecovery(cart) };
  };

  test('is queued again and sent', () => {
    const { repair, item, pump } = repairOf(done());
    repair(without);
    expect(item.status).toBe('queued');
    expect(pump).toHaveBeenCalled();
  });

  test.each<[string, Operation, typeof without]>([
    ['is still in the cart', done(), { ...without, requests: ['a'] as never[] }],
    ['was in the cart of another visitor or before a login', done(), { ...without, generation: 'g2' }],
    ['was in a cart that gives no generation', operation('a', { status: 'done' }), without],
    ['is only on its way', done({ status: 'sent' }), without],
  ])('but not what %s', (_why, item, state) => {
    const { status } = item;
    const { repair } = repairOf(item);
    repair(state);
    expect(item.status).toBe(status);
  });

  test('is left alone when it is older than the minute that is watched', () => {
    const { repair, item } = repairOf(done());
    vi.advanceTimersByTime(60_001);
    repair(without);
    expect(item.status).toBe('done');
  });

  test('is repaired three times at most', async () => {
    const { repair, item, ledger } = repairOf(done());
    const statuses = [];
    for (let time = 0; time < 5; time++) {
      repair(without);
      statuses.push(item.status);
      ledger.mark(item, 'done', 'g1');
    }
    await settled();
    expect(statuses).toEqual(['queued', 'queued', 'queued', 'done', 'done']);
  });
});
