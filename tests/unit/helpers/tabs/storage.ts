/** Storage of a browser, which may be full or forbidden. */
export class FakeStorage {
  readonly #items = new Map<string, string>();
  /** `full` takes nothing that is longer than what it holds under that name; `denied` says nothing at all. */
  state: 'fine' | 'full' | 'denied' = 'fine';

  /** @param changed Is told of each change. */
  constructor(private readonly changed: (key: string) => void = () => {}) {}

  getItem(key: string): string | null {
    if (this.state === 'denied') throw new DOMException('denied', 'SecurityError');
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.state === 'denied') throw new DOMException('denied', 'SecurityError');
    const before = this.#items.get(key) ?? '';
    if (this.state === 'full' && value.length > before.length)
      throw new DOMException('full', 'QuotaExceededError');
    this.#items.set(key, value);
    if (before !== value) this.changed(key);
  }
}
