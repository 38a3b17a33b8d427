import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { operation } from '../../tests/unit/helpers/cart';
import { settled } from '../../tests/unit/helpers/page';
import { queueWorld } from '../../tests/unit/helpers/queue';
import { Ledger } from './ledger';

let world: ReturnType<typeof queueWorld>;

beforeEach(() => {
  sessionStorage.clear();
  world = queueWorld();
});
afterEach(() => sessionStorage.clear());

test('what was clicked first is sent first, with its payload and its identifier', async () => {
  world.queued('a', 'b', 'c');
  await world.make().pump();
  expect(world.sent()).toEqual(['a', 'b', 'c']);
  expect(Object.fromEntries(world.shop.requests[0]!.body)).toEqual({ product_id: 'a', mullion_request: 'a' });
  expect(world.concluded.map(([id]) => id)).toEqual(['a', 'b', 'c']);
});

test('a removal goes to its own endpoint', async () => {
  world.ledger.add(operation('r', { kind: 'remove', body: 'cart_item_key=k' }));
  await world.make().pump();
  expect(world.shop.asked).toEqual(['remove_from_cart']);
});

test('the next request waits until the one before it is answered and dealt with', async () => {
  const answer = world.slowFetch();
  let finish = () => {};
  world.queued('a', 'b');
  const queue = world.make(async (item, raw) => {
    if (item.id === 'a')
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    return world.conclude(item, raw);
  });
  const pumped = queue.pump();
  await settled();
  expect(world.sent()).toEqual(['a']);
  await answer();
  expect(world.sent()).toEqual(['a']);
  finish();
  await settled();
  expect(world.sent()).toEqual(['a', 'b']);
  await answer();
  await pumped;
});

test('five clicks that each ask for sending send each operation once', async () => {
  const answer = world.slowFetch();
  const queue = world.make();
  for (const id of ['a', 'b', 'c', 'd', 'e']) {
    world.queued(id);
    void queue.pump();
  }
  for (let turn = 0; turn < 6; turn++) await answer();
  expect(world.sent()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a click while the last answer is dealt with is not forgotten', async () => {
  world.queued('a');
  await world
    .make(async (item, raw) => {
      if (item.id === 'a') world.queued('b');
      return world.conclude(item, raw);
    })
    .pump();
  expect(world.sent()).toEqual(['a', 'b']);
});

test('an operation is noted as sent before it goes, so the next page knows', async () => {
  world.slowFetch();
  world.queued('a');
  void world.make().pump();
  await settled();
  expect(new Ledger().next()).toMatchObject({ id: 'a', status: 'sent' });
});

test('what an earlier page sent without hearing of it is not sent: its fate is asked for', async () => {
  world.ledger.add(operation('a', { status: 'sent' }));
  world.queued('b');
  await world.make().pump();
  expect(world.sent()).toEqual(['b']);
  expect(world.concluded[0]).toEqual(['a', null]);
  expect(world.concluded[1]).toEqual(['b', expect.objectContaining({ status: 200 })]);
});

test('a page that is about to go sends nothing more; the rest goes on when it stays after all', async () => {
  const answer = world.slowFetch();
  world.queued('a', 'b');
  const queue = world.make();
  void queue.pump();
  await settled();
  queue.pause(true);
  await answer();
  expect(world.sent()).toEqual(['a']);
  expect(world.ledger.next()).toMatchObject({ id: 'b', status: 'queued' });
  queue.pause(false);
  await settled();
  expect(world.sent()).toEqual(['a', 'b']);
  await answer();
});

describe('an operation that may not be sent', () => {
  const forbid = (...ids: string[]) => {
    for (const each of world.queued(...ids)) if (each.id === 'no') each.allowed = Promise.resolve(false);
  };

  test('is passed over, and the next one goes', async () => {
    forbid('a', 'no', 'b');
    await world.make().pump();
    expect(world.sent()).toEqual(['a', 'b']);
    expect(world.concluded.map(([id]) => id)).toEqual(['a', 'b']);
  });

  test('may be the last one; who waits for it hears why', async () => {
    forbid('no');
    const done = world.ledger.next()?.done;
    await world.make().pump();
    expect(world.shop.asked).toEqual([]);
    expect(await done).toEqual({ ok: false, reason: 'vetoed' });
  });
});

test('a request waits for leave to be sent; a page that goes meanwhile leaves it to the next one', async () => {
  let permit = (_isAllowed: boolean) => {};
  for (const each of world.queued('a'))
    each.allowed = new Promise((resolve) => {
      permit = resolve;
    });
  const queue = world.make();
  void queue.pump();
  await settled();
  expect(world.sent()).toEqual([]);
  queue.pause(true);
  permit(true);
  await settled();
  expect(world.sent()).toEqual([]);
  expect(new Ledger().next()).toMatchObject({ id: 'a', status: 'queued' });
  queue.pause(false);
  await settled();
  expect(world.sent()).toEqual(['a']);
});
