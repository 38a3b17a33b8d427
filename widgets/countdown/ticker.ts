/** Called each second with the time; false when it wants no more. */
type Tick = (now: number) => boolean;

/** One timer for all clocks of a page, which fires on the full second; it rests while the page is hidden. */
export class Ticker {
  readonly #ticks = new Set<Tick>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Calls `tick` at once and then on each full second; as soon as the page shows again, where it was
   * hidden.
   *
   * @returns Ends it.
   */
  add(tick: Tick): () => void {
    if (!this.#ticks.size) document.addEventListener('visibilitychange', this.#run);
    this.#ticks.add(tick);
    if (!tick(Date.now())) this.#remove(tick);
    this.#plan();
    return () => this.#remove(tick);
  }

  #remove(tick: Tick): void {
    this.#ticks.delete(tick);
    if (this.#ticks.size) return;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#run);
  }

  readonly #run = (): void => {
    const now = Date.now();
    for (const tick of [...this.#ticks]) if (!tick(now)) this.#remove(tick);
    this.#plan();
  };

  /** Each second is aimed at anew, so that delays don't add up. */
  #plan(): void {
    clearTimeout(this.#timer);
    if (this.#ticks.size && !document.hidden) this.#timer = setTimeout(this.#run, 1000 - (Date.now() % 1000));
  }
}
