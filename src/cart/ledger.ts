import type { Operation } from './types';

const KEY = 'mullion_cart';

/** How long a finished operation is watched for being undone by an overlapping page view, in ms. */
export const WATCH = 60_000;

/**
 * The operations of this tab, in order, kept over a page change.
 *
 * Where storage is not to be had (private mode, quota) they live as long as the page.
 */
export class Ledger {
  #operations: Operation[] | undefined;

  /** Read when first asked for: storage costs milliseconds on a slow phone. */
  get operations(): readonly Operation[] {
    this.#operations ??= load();
    return this.#operations;
  }

  add(operation: Operation): void {
    this.#save([...this.operations, operation]);
  }

  mark(operation: Operation, status: Operation['status'], generation?: string): void {
    Object.assign(operation, { status, at: Date.now() }, generation && { generation });
    this.#save(this.operations);
  }

  drop(operation: Operation): void {
    this.#save(this.operations.filter((item) => item !== operation));
  }

  /** Takes what storage holds: a page out of the back/forward cache has an old copy. */
  reload(): void {
    this.#operations = undefined;
  }

  /** The oldest that is not done: queued, or sent by a page that was left before the answer. */
  next(): Operation | undefined {
    return this.operations.find(({ status }) => status !== 'done');
  }

  #save(operations: readonly Operation[]): void {
    const young = Date.now() - WATCH;
    this.#operations = operations.filter(({ status, at }) => status !== 'done' || at > young);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(this.#operations));
    } catch {
      // The page still holds them.
    }
  }
}

/** What storage holds, as far as it is ours: anything else in it is ignored. */
function load(): Operation[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Operation[];
    return stored.filter(({ id, kind, body }) => /^\w+ (add|remove)$/.test(`${id} ${kind}`) && body);
  } catch {
    return [];
  }
}
