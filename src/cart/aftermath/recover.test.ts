import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCart, operation } from '../../../tests/unit/helpers/cart';
import { FakeShop, type Fault } from '../../../tests/unit/helpers/shop';
import type { Answer } from '../answer';
import { readAnswer } from './read';
import { createRecover } from './recover';

/** A cart as a shop without our plugin's PHP answers it. */
const NO_LOG = { status: 200, body: '{"fragments":{},"cart_hash":"h"}' };

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
  const recover = createRecover(cart.server);
  const result = recover(item, readAnswer(await cart.server.send(item)));
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

  test.each<[string, string, Fault]>([
    ['be reached', 'unreachable', 'dropped-before'],
    ['be waited for', 'timeout', 'timeout'],
    ['be read', 'unreadable', { status: 500 }],
  ])('is not repeated when the cart cannot %s either: nobody knows', async (_what, reason, fault) => {
    expect(await add('dropped-before', ...Array<Fault>(9).fill(fault))).toEqual({ ok: false, reason });
    expect(shop.asked).toEqual(['add_to_cart', 'get_refreshed_fragments']);
  });

  test('fails after two tries and no more; a shop that tells the cart can be reached', async () => {
    expect(await add('dropped-before', null, 'dropped-before', null)).toEqual({
      ok: false,
      reason: 'unreadable',
    });
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

  test('is not repeated where the shop keeps no log: it would be in the cart twice', async () => {
    expect(await add('dropped-after', NO_LOG)).toEqual({ ok: false, reason: 'unreadable' });
    expect(ids()).toEqual(['a']);
  });
});

test('a server that asks for three seconds gets them before it is asked anything', async () => {
  shop.faults = [{ status: 429, retryAfter: 3 }];
  const cart = fakeCart();
  const item = operation('a');
  const recover = createRecover(cart.server);
  const result = recover(item, readAnswer(await cart.server.send(item)));
  await vi.advanceTimersByTimeAsync(2999);
  expect(shop.asked).toEqual(['add_to_cart']);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toMatchObject({ ok: true });
});

describe('a request that the last page left behind', () => {
  const leftOver = () => {
    return createRecover(fakeCart().server)(operation('a', { status: 'sent' }), null);
  };

  test('and that the server has done is not sent', async () => {
    shop.cart = ['a'];
    expect(await leftOver()).toMatchObject({ ok: true });
    expect(ids()).toEqual([]);
  });

  test('and that the server does a moment later is not sent', async () => {
    const result = leftOver();
    await vi.advanceTimersByTimeAsync(10_400);
    shop.cart = ['a'];
    await vi.advanceTimersByTimeAsync(100);
    expect(await result).toMatchObject({ ok: true });
    expect(ids()).toEqual([]);
  });

  test('and that never reached the server is sent after that moment', async () => {
    const result = leftOver();
    await vi.advanceTimersByTimeAsync(10_499);
    expect(ids()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toMatchObject({ ok: true });
    expect(ids()).toEqual(['a']);
  });

  test.each<[string, Fault]>([
    ['the cart cannot be read', 'dropped-before'],
    ['the shop keeps no log', NO_LOG],
  ])('is not sent when %s', async (_why, fault) => {
    shop.faults = [fault];
    const result = leftOver();
    await vi.runAllTimersAsync();
    expect(await result).toMatchObject({ ok: false });
    expect(ids()).toEqual([]);
  });
});
