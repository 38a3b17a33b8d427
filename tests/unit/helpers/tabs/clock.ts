/** Lets promises that wait for nothing but each other finish, on the real clock. */
const drained = () => new Promise<void>((done) => setImmediate(done));

interface Timer {
  at: number;
  run(): void;
}

/** Time that passes only when nothing is left to do at this moment. */
export class Clock {
  now = 1_800_000_000_000;
  #timers: Timer[] = [];

  /** @returns What takes it back. */
  after(ms: number, run: () => void): () => void {
    const timer = { at: this.now + Math.max(0, ms), run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Lets time pass, event by event; without `ms` until nothing waits. */
  async pass(ms = Number.POSITIVE_INFINITY): Promise<void> {
    const end = this.now + ms;
    await drained();
    for (let next = this.#first(); next && next.at <= end; next = this.#first()) {
      const { at, run } = next;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.now = Math.max(this.now, at);
      run();
      await drained();
    }
    if (Number.isFinite(end)) this.now = end;
  }

  #first(): Timer | undefined {
    return this.#timers.reduce<Timer | undefined>(
      (first, timer) => (first && first.at <= timer.at ? first : timer),
      undefined,
    );
  }
}
