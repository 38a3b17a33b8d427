import type { Ledger } from './ledger';
import { post, type RawAnswer } from './request';
import type { Operation } from './types';

const ENDPOINT = { add: 'add_to_cart', remove: 'remove_from_cart' } as const;

/** One at a time over all tabs of the browser; within the tab where Web Locks are missing. */
const exclusive = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('mullion-cart', work) : work();

export interface Queue {
  /** The request that is under way, or `null`. */
  current: Promise<unknown> | null;
  /** Sends what the ledger holds, if that isn't going on already. */
  pump(): Promise<void>;
  /** Holds back what isn't sent yet: the page is about to go, the next one sends it. */
  pause(isPaused: boolean): void;
  send(operation: Operation): Promise<RawAnswer>;
  /** Reads the cart; safe beside anything else. */
  read(): Promise<RawAnswer>;
}

/**
 * Sends the ledger's operations one after another, first in first out: WooCommerce saves a visitor's
 * session last-write-wins, so two overlapping requests lose one (threats.md 0.1).
 *
 * @param allow Says whether an operation may be sent; one that may not is gone from the ledger then.
 * @param conclude Called within the lock with what came back, or `null` for an operation that an
 * earlier page sent without hearing of it; finds out what became of it and marks it in the ledger.
 */
export function createQueue(
  ajaxUrl: string,
  ledger: Ledger,
  allow: (operation: Operation) => Promise<boolean>,
  conclude: (operation: Operation, answer: RawAnswer | null) => Promise<void>,
): Queue {
  let isPumping = false;
  let isPaused = false;

  const deliver = async (operation: Operation) => {
    const isLeftOver = operation.status === 'sent';
    ledger.update(operation, { status: 'sent' });
    await conclude(operation, isLeftOver ? null : await queue.send(operation));
  };

  const queue: Queue = {
    current: null,
    async pump() {
      if (isPumping) return;
      isPumping = true;
      try {
        for (let operation = ledger.next(); operation && !isPaused; operation = ledger.next()) {
          const next = operation;
          if (!(await allow(next))) continue;
          await exclusive(async () => {
            if (isPaused) return;
            queue.current = deliver(next);
            await queue.current;
            queue.current = null;
          });
        }
      } finally {
        isPumping = false;
      }
    },
    pause(value) {
      isPaused = value;
      if (!value) void queue.pump();
    },
    send: ({ id, kind, body }) => post(ajaxUrl, ENDPOINT[kind], `${body}&mullion_request=${id}`),
    read: () => post(ajaxUrl, 'get_refreshed_fragments', `time=${Date.now()}`, 10_000),
  };
  return queue;
}
