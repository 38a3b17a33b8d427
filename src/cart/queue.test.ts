import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { operation } from '../../tests/unit/helpers/cart';
import { settled } from '../../tests/unit/helpers/page';
import { FakeShop } from '../../tests/unit/helpers/shop';
import { Ledger } from './ledger';
import { createQueue } from './queue';
import type { RawAnswer } from './request';
import type { Operation } from './types';

let shop: FakeShop;
let ledger: Ledger;
const concluded: [string, RawAnswer | null][] = [];

const conclude = async (item: Operation, answer: RawAnswer | null) => {
  concluded.push([item.id, answer]);
  ledger.drop(item);
};
const allow = vi.fn<(item: Operation) => Promise<boolean>>();
const make = (end = conclude) => createQueue('/?wc-ajax=%%endpoint%%', ledger, allow, end);
const queued = (...ids: string[]) => {
  for (const id of ids) ledger.add(operation(id));
};
const sent = () => shop.requests.map(({ body }) => body.get('mullion_request'));

/** Answers only when the test says so. */
function slowFetch() {
  const answers: (() => void)[] = [];
  vi.mocked(fetch).mockImplementation(async (url, init) => {
    const answer = await shop.answer(url, init);
    await new Promise<void>((resolve) => answers.push(resolve));
    return answer;
  });
  return async () => {
    answers.shift()?.();
    await settled();
  };
}

beforeEach(() => {
  sessionStorage.clear();
  shop = new FakeShop().install();
  ledger = new Ledger();
  concluded.length = 0;
  allow.mockReset().mockResolvedValue(true);
});
afterEach(() => sessionStorage.clear());

test('what was clicked first is sent first, with its payload and its identifier', async () => {
  queued('a', 'b', 'c');
  await make().pump();
  expect(sent()).toEqual(['a', 'b', 'c']);
  expect(Object.fromEntries(shop.requests[0]!.body)).toEqual({ product_id: 'a', mullion_request: 'a' });
  expect(concluded.map(([id]) => id)).toEqual(['a', 'b', 'c']);
});

test('a removal goes to its own endpoint', async () => {
  ledger.add(operation('r', { kind: 'remove', body: 'cart_item_key=k' }));
  await make().pump();
  expect(shop.asked).toEqual(['remove_from_cart']);
});

test('the next request waits until the one before it is answered and dealt with', async () => {
  const answer = slowFetch();
  let finish = () => {};
  queued('a', 'b');
  const queue = make(async (item, raw) => {
    if (item.id === 'a')
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    await conclude(item, raw);
  });
  const pumped = queue.pump();
  await settled();
  expect(sent()).toEqual(['a']);
  await answer();
  expect(sent()).toEqual(['a']);
  finish();
  await settled();
  expect(sent()).toEqual(['a', 'b']);
  await answer();
  await pumped;
});

test('five clicks that each ask for sending send each operation once', async () => {
  const answer = slowFetch();
  const queue = make();
  for (const id of ['a', 'b', 'c', 'd', 'e']) {
    queued(id);
    void queue.pump();
  }
  for (let turn = 0; turn < 6; turn++) await answer();
  expect(sent()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a click while the last answer is dealt with is not forgotten', async () => {
  queued('a');
  await make(async (item, raw) => {
    await conclude(item, raw);
    if (item.id === 'a') queued('b');
  }).pump();
  expect(sent()).toEqual(['a', 'b']);
});

test('an operation is noted as sent before it goes, so the next page knows', async () => {
  slowFetch();
  queued('a');
  void make().pump();
  await settled();
  expect(new Ledger().next()).toMatchObject({ id: 'a', status: 'sent' });
});

test('what an earlier page sent without hearing of it is not sent: its fate is asked for', async () => {
  ledger.add(operation('a', { status: 'sent' }));
  queued('b');
  await make().pump();
  expect(sent()).toEqual(['b']);
  expect(concluded[0]).toEqual(['a', null]);
  expect(concluded[1]).toEqual(['b', expect.objectContaining({ status: 200 })]);
});

test('a page that is about to go sends nothing more; the rest goes on when it stays after all', async () => {
  const answer = slowFetch();
  queued('a', 'b');
  const queue = make();
  void queue.pump();
  await settled();
  expect(queue.current).not.toBeNull();
  queue.pause(true);
  await answer();
  expect(sent()).toEqual(['a']);
  expect(queue.current).toBeNull();
  expect(ledger.next()).toMatchObject({ id: 'b', status: 'queued' });
  queue.pause(false);
  await settled();
  expect(sent()).toEqual(['a', 'b']);
  await answer();
});

describe('an operation that may not be sent', () => {
  beforeEach(() => {
    allow.mockImplementation(async (item) => {
      if (item.id === 'no') ledger.drop(item);
      return item.id !== 'no';
    });
  });

  test('is passed over, and the next one goes', async () => {
    queued('a', 'no', 'b');
    await make().pump();
    expect(sent()).toEqual(['a', 'b']);
    expect(concluded.map(([id]) => id)).toEqual(['a', 'b']);
  });

  test('may be the last one', async () => {
    queued('no');
    await make().pump();
    expect(shop.asked).toEqual([]);
  });
});

test('a request waits for leave to be sent; a page that goes meanwhile leaves it to the next one', async () => {
  let permit = (_isAllowed: boolean) => {};
  allow.mockReturnValue(
    new Promise((resolve) => {
      permit = resolve;
    }),
  );
  queued('a');
  const queue = make();
  void queue.pump();
  await settled();
  expect(sent()).toEqual([]);
  queue.pause(true);
  permit(true);
  await settled();
  expect(sent()).toEqual([]);
  expect(new Ledger().next()).toMatchObject({ id: 'a', status: 'queued' });
  queue.pause(false);
  await settled();
  expect(sent()).toEqual(['a']);
});

test('reading the cart asks for the fragments and changes nothing', async () => {
  expect(await make().read()).toMatchObject({ status: 200 });
  expect(shop.asked).toEqual(['get_refreshed_fragments']);
  expect(shop.cart).toEqual([]);
});
