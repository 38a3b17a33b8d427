/** Random choices that a seed repeats (Park and Miller's generator). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = ((seed * 7919) % 2_147_483_646) + 1;
  }

  /** From 0 to 1, without 1. */
  next(): number {
    this.#state = (this.#state * 16_807) % 2_147_483_647;
    return (this.#state - 1) / 2_147_483_646;
  }

  /** From 0 to `most`. */
  upTo(most: number): number {
    return Math.floor(this.next() * (most + 1));
  }

  is(probability: number): boolean {
    return this.next() < probability;
  }

  of<T>(list: readonly T[]): T {
    return list[this.upTo(list.length - 1)] as T;
  }
}
