interface Wish {
  owner: object;
  begin(): void;
}

/** Web Locks as browsers have them: one holder at a time over all tabs, and a page that goes lets go. */
export class Locks {
  #holder: Wish | undefined;
  #waiting: Wish[] = [];

  request(owner: object, work: () => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const wish: Wish = {
        owner,
        begin: () =>
          work()
            .then(resolve, reject)
            .finally(() => this.#holder === wish && this.#next()),
      };
      this.#waiting.push(wish);
      if (!this.#holder) this.#next();
    });
  }

  /** The page that holds or waits is gone. */
  release(owner: object): void {
    this.#waiting = this.#waiting.filter((wish) => wish.owner !== owner);
    if (this.#holder?.owner === owner) this.#next();
  }

  #next(): void {
    this.#holder = this.#waiting.shift();
    this.#holder?.begin();
  }
}
