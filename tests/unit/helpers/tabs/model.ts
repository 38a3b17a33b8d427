/** What a click asks for; `key` names the product. */
export type Wish = { do: 'add' | 'remove' | 'restore' } | { do: 'set'; quantity: number };

/** A line of the cart as the visitor may think of it. */
interface Line {
  quantity: number;
  removed: number;
  /** Clicks that failed, yet may be done some time: names, and what they wish. */
  open: ReadonlyMap<string, Wish>;
  /** Clicks that failed, and were done all the same. */
  late: ReadonlySet<string>;
}

const EMPTY: Line = { quantity: 0, removed: 0, open: new Map(), late: new Set() };

/** What the shop may hold of a product. */
export interface Model {
  done(id: string, wish: Wish): void;
  uncertain(id: string, wish: Wish): void;
  mayRefuse(wish: Wish): boolean;
  readonly quantities: number[];
}

/**
 * What one product's line may be after the visitor's clicks: one thing as long as each was done or refused,
 * several where one failed, as nobody knows whether the shop has it.
 */
export class LineModel implements Model {
  #lines: Line[] = [EMPTY];
  readonly #done = new Set<string>();

  /** The shop said yes. A second time it says so of what it holds. */
  done(id: string, wish: Wish): void {
    if (this.#done.has(id)) return;
    this.#done.add(id);
    this.#each((line) => [line.late.has(id) ? line : applied(line, id, wish)]);
  }

  /** Nobody knows, and it may be done at any moment from now on. */
  uncertain(id: string, wish: Wish): void {
    if (this.#done.has(id)) return;
    this.#each((line) => [line.late.has(id) ? line : { ...line, open: new Map([...line.open, [id, wish]]) }]);
  }

  /** Whether the shop may say no. */
  mayRefuse({ do: what }: Wish): boolean {
    this.#each((line) => [line]);
    return (
      what !== 'add' && this.#lines.some((line) => (what === 'restore' ? !line.removed : !line.quantity))
    );
  }

  get quantities(): number[] {
    this.#each((line) => [line]);
    return [...new Set(this.#lines.map(({ quantity }) => quantity))];
  }

  #each(change: (line: Line) => Line[]): void {
    const all = new Map<string, Line>();
    const visit = (line: Line) => {
      const name = JSON.stringify([
        line.quantity,
        line.removed,
        [...line.open.keys()].sort(),
        [...line.late].sort(),
      ]);
      if (all.has(name)) return;
      all.set(name, line);
      for (const [id, wish] of line.open) visit(applied(line, id, wish, true));
    };
    for (const line of this.#lines) visit(line);
    this.#lines = [...all.values()].flatMap(change);
  }
}

/** The same of a product that is only added, by several tabs: the order says nothing. */
export class AddsModel implements Model {
  readonly #done = new Set<string>();
  readonly #open = new Set<string>();

  done(id: string): void {
    this.#done.add(id);
    this.#open.delete(id);
  }

  uncertain(id: string): void {
    if (!this.#done.has(id)) this.#open.add(id);
  }

  mayRefuse(): boolean {
    return false;
  }

  get quantities(): number[] {
    return Array.from({ length: this.#open.size + 1 }, (_, late) => this.#done.size + late);
  }
}

function applied(line: Line, id: string, wish: Wish, isLate = false): Line {
  const { quantity, removed } = asked(line, wish);
  const open = new Map([...line.open].filter(([name]) => name !== id));
  return { quantity, removed, open, late: isLate ? new Set([...line.late, id]) : line.late };
}

function asked({ quantity, removed }: Line, wish: Wish): { quantity: number; removed: number } {
  if (wish.do === 'add') return { quantity: quantity + 1, removed };
  if (wish.do === 'restore')
    return removed ? { quantity: quantity || removed, removed: 0 } : { quantity, removed };
  const left = wish.do === 'set' ? wish.quantity : 0;
  if (!quantity) return { quantity, removed };
  return left ? { quantity: left, removed } : { quantity: 0, removed: quantity };
}
