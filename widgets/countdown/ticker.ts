/** One timer for all clocks of a page, which fires on the full second; it rests while the page is hidden. */
export class Ticker {
  /** Whom to tell, and the second up to which they want to know. */
  readonly #listeners = new Map<() => void, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whole seconds left until a moment, in milliseconds since 1970; the second under way is still to come. */
  left(until: number): number {
    return Math.max(0, Math.ceil((until - Date.now()) / 1000));
  }

  /**
   * Calls `tell` on each full second up to `until`; as soon as the page shows again, where it was hidden.
   *
   * @returns Ends it.
   */
  follow(until: number, tell: () => void): () => void {
    if (!this.left(until)) return () => {};
    if (!this.#listeners.size) document.addEventListener('visibilitychange', this.#run);
    this.#listeners.set(tell, until);
    this.#plan();
    return () => this.#remove(tell);
  }

  #remove(tell: () => void): void {
    this.#listeners.delete(tell);
    if (this.#listeners.size) return;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#run);
  }

  readonly #run = (): void => {
    for (const [tell, until] of [...this.#listeners]) {
      if (!this.left(until)) this.#remove(tell);
      tell();
    }
    this.#plan();
  };

  /** Each second is aimed at anew, so that delays don't add up. */
  #plan(): void {
    clearTimeout(this.#timer);
    if (this.#listeners.size && !document.hidden)
      this.#timer = setTimeout(this.#run, 1000 - (Date.now() % 1000));
  }
}
