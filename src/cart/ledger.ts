import { Operation } from './operation';

const KEY = 'mullion_cart';

/** What of an operation is kept over a page change. */
type Kept = Pick<Operation, 'id' | 'kind' | 'body' | 'status'>;

/**
 * The operations of this tab, in order, kept over a page change.
 *
 * Where storage is not to be had (private mode, quota) they live as long as the page.
 */
export class Ledger {
  #operations: readonly Operation[] | undefined;

  /** Read when first asked for: storage costs milliseconds on a slow phone. */
  get operations(): readonly Operation[] {
    this.#operations ??= load();
    return this.#operations;
  }

  add(operation: Operation): void {
    this.#save([...this.operations, operation]);
  }

  update(operation: Operation, change: Partial<Pick<Operation, 'status' | 'body'>>): void {
    Object.assign(operation, change);
    this.#save(this.operations);
  }

  drop(operation: Operation): void {
    this.#save(this.operations.filter((item) => item !== operation));
  }

  /** Takes what storage holds: a page out of the back/forward cache has an old copy. */
  reload(): void {
    this.#operations = undefined;
  }

  /** The oldest: queued, or sent by a page that was left before the answer. */
  next(): Operation | undefined {
    return this.operations[0];
  }

  #save(operations: readonly Operation[]): void {
    this.#operations = operations;
    try {
      sessionStorage.setItem(
        KEY,
        JSON.stringify(operations, ['id', 'kind', 'body', 'status'] satisfies (keyof Kept)[]),
      );
    } catch {
      // The page still holds them.
    }
  }
}

/** What storage holds, as far as it is ours: anything else in it is ignored. */
function load(): Operation[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Kept[];
    return stored
      .filter(
        ({ id, kind, status, body }) =>
          /^\w+,(add|remove|set|restore),(queued|sent)$/.test(`${id},${kind},${status}`) && body,
      )
      .map(({ id, kind, body, status }) =>
        Object.assign(new Operation(kind, body, undefined, id), { status, isOld: true }),
      );
  } catch {
    return [];
  }
}
