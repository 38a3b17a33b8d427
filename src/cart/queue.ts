import type { Answer } from './answer';
import type { Ledger } from './ledger';
import type { Operation } from './operation';
import type { RawAnswer, Server } from './server';

/**
 * Finds out what became of an operation, and shows it; called within the lock.
 *
 * @param raw What came back; `null` for an operation that an earlier page sent without hearing of it.
 *
 * @returns `null` where it cannot be found out now: the operation stays, and nothing goes before it.
 */
export type Conclude = (operation: Operation, raw: RawAnswer | null) => Promise<Answer | null>;

/**
 * Sends the ledger's operations one after another, first in first out: WooCommerce saves a visitor's
 * session last-write-wins, so two overlapping requests lose one (docs/threats.md, "The session is saved last write wins").
 */
export class Queue {
  readonly #ledger: Ledger;
  readonly #server: Server;
  readonly #conclude: Conclude;
  #isPumping: boolean | undefined;
  #isPaused: boolean | undefined;

  constructor(ledger: Ledger, server: Server, conclude: Conclude) {
    this.#ledger = ledger;
    this.#server = server;
    this.#conclude = conclude;
  }

  /** Sends what the ledger holds, if that isn't going on already. */
  async pump(): Promise<void> {
    if (this.#isPumping) return;
    this.#isPumping = true;
    try {
      let operation = this.#ledger.next();
      while (operation && !this.#isPaused && (await this.#pass(operation))) operation = this.#ledger.next();
    } finally {
      this.#isPumping = false;
    }
  }

  /** Holds back what isn't sent yet: the page is about to go, the next one sends it. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    if (!isPaused) void this.pump();
  }

  /** Says whether the next one may go. */
  async #pass(operation: Operation): Promise<boolean> {
    if (await operation.allowed) return exclusive(async () => this.#isPaused || this.#deliver(operation));
    return this.#end(operation, { ok: false, reason: 'vetoed' });
  }

  async #deliver(operation: Operation): Promise<boolean> {
    const isLeftOver = operation.status === 'sent';
    this.#ledger.update(operation, { status: 'sent' });
    const answer = await this.#conclude(operation, isLeftOver ? null : await this.#server.send(operation));
    return answer !== null && this.#end(operation, answer);
  }

  #end(operation: Operation, answer: Answer): true {
    this.#ledger.drop(operation);
    operation.end(answer);
    return true;
  }
}

/** One at a time over all tabs of the browser; within the tab where Web Locks are missing. */
const exclusive = (work: () => Promise<boolean>): Promise<boolean> =>
  navigator.locks ? navigator.locks.request('mullion-cart', work) : work();
