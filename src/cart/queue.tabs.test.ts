import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
    world.queued('a', 'b');
    await world.make().pump();
    expect(request.mock.calls.map(([name]) => name)).toEqual(['mullion-cart', 'mullion-cart']);
  });

  test('a second tab waits for the answer of the first', async () => {
    installLocks();
    const answer = world.slowFetch();
    world.queued('a');
    void world.make().pump();
    // The other tab has a storage of its own.
    sessionStorage.clear();
    const other = new Ledger();
    other.add(operation('b'));
    void world.make(world.conclude, other).pump();
    await settled();
    expect(world.sent()).toEqual(['a']);
    await answer();
    expect(world.sent()).toEqual(['a', 'b']);
    await answer();
  });

  test('a page that goes while it waits for the lock leaves its operation to the next page', async () => {
    let grant = () => {};
    const held = new Promise<void>((resolve) => {
      grant = resolve;
    });
    const request = async (_name: string, work: () => Promise<void>) => held.then(work);
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
    world.queued('a');
    const queue = world.make();
    void queue.pump();
    queue.pause(true);
    grant();
    await settled();
    expect(world.sent()).toEqual([]);
    expect(new Ledger().next()).toMatchObject({ id: 'a', status: 'queued' });
  });

  test('where Web Locks are missing, the tab still sends one at a time', async () => {
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
    const answer = world.slowFetch();
    world.queued('a', 'b');
    void world.make().pump();
    await settled();
    expect(world.sent()).toEqual(['a']);
    await answer();
    expect(world.sent()).toEqual(['a', 'b']);
    await answer();
  });
});
