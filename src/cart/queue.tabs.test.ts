import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { operation } from '../../tests/unit/helpers/cart';
import { settled } from '../../tests/unit/helpers/page';
import { FakeShop } from '../../tests/unit/helpers/shop';
import { Ledger } from './ledger';
import { createQueue } from './queue';
import type { RawAnswer } from './request';
import type { Operation } from './types';

const AJAX_URL = '/?wc-ajax=%%endpoint%%';
let shop: FakeShop;
let ledger: Ledger;
const concluded: [string, RawAnswer | null][] = [];

const conclude = async (item: Operation, answer: RawAnswer | null) => {
  concluded.push([item.id, answer]);
  ledger.drop(item);
};
const allow = vi.fn<(item: Operation) => Promise<boolean>>();
const make = (end = conclude) => createQueue(AJAX_URL, ledger, allow, end);
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

describe('across tabs', () => {
  /** Web Locks as browsers have them: one holder at a time over all queues. */
  function installLocks() {
    let last = Promise.resolve();
    const request = vi.fn((_name: string, work: () => Promise<void>) => {
      last = last.then(work);
      return last;
    });
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
    return request;
  }

  test('each request is made under the lock of the whole browser', async () => {
    const request = installLocks();
    queued('a', 'b');
    await make().pump();
    expect(request.mock.calls.map(([name]) => name)).toEqual(['mullion-cart', 'mullion-cart']);
  });

  test('a second tab waits for the answer of the first', async () => {
    installLocks();
    const answer = slowFetch();
    queued('a');
    void make().pump();
    // The other tab has a storage of its own.
    sessionStorage.clear();
    const other = new Ledger();
    other.add(operation('b'));
    void createQueue(AJAX_URL, other, allow, async (item) => other.drop(item)).pump();
    await settled();
    expect(sent()).toEqual(['a']);
    await answer();
    expect(sent()).toEqual(['a', 'b']);
    await answer();
  });

  test('a page that goes while it waits for the lock leaves its operation to the next page', async () => {
    let grant = () => {};
    const held = new Promise<void>((resolve) => {
      grant = resolve;
    });
    const request = async (_name: string, work: () => Promise<void>) => held.then(work);
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
    queued('a');
    const queue = make();
    void queue.pump();
    queue.pause(true);
    grant();
    await settled();
    expect(sent()).toEqual([]);
    expect(new Ledger().next()).toMatchObject({ id: 'a', status: 'queued' });
  });

  test('where Web Locks are missing, the tab still sends one at a time', async () => {
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
    const answer = slowFetch();
    queued('a', 'b');
    void make().pump();
    await settled();
    expect(sent()).toEqual(['a']);
    await answer();
    expect(sent()).toEqual(['a', 'b']);
    await answer();
  });
});
