import type { Operation } from './operation';

/** Longest wait for an answer, in ms. */
export const TIMEOUT = 30_000;

const ENDPOINT = {
  add: 'add_to_cart',
  remove: 'remove_from_cart',
  set: 'mullion_set',
  restore: 'mullion_restore',
} as const;

/** What came over the wire, not yet read: `status` 0 is a broken connection, -1 a time-out. */
export interface RawAnswer {
  status: number;
  text: string;
  /** The `Retry-After` header as it came: seconds, or a date. */
  retryAfter?: string | null;
}

/** The shop's AJAX endpoints. */
export class Server {
  readonly #ajaxUrl: string;

  /** @param ajaxUrl Address with the literal `%%endpoint%%`, which translation plugins filter. */
  constructor(ajaxUrl: string) {
    this.#ajaxUrl = ajaxUrl;
  }

  send({ id, kind, body }: Operation): Promise<RawAnswer> {
    return this.post(ENDPOINT[kind], `${body}&mullion_request=${id}`);
  }

  /** Reads the cart; safe beside anything else. */
  read(): Promise<RawAnswer> {
    return this.post('get_refreshed_fragments', `time=${Date.now()}`, 10_000);
  }

  /**
   * Posts to one endpoint; never throws. `keepalive` lets it finish when the visitor leaves.
   *
   * @param body Form-encoded.
   * @param timeout In ms.
   */
  async post(endpoint: string, body: string, timeout = TIMEOUT): Promise<RawAnswer> {
    try {
      const response = await fetch(this.#ajaxUrl.replace('%%endpoint%%', endpoint), {
        method: 'POST',
        body: new URLSearchParams(body),
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        keepalive: true,
        signal: AbortSignal.timeout?.(timeout), // iOS 15 has none
      });
      const text = await response.text();
      return { status: response.status, text, retryAfter: response.headers.get('Retry-After') };
    } catch (error) {
      return { status: (error as Error).name === 'TimeoutError' ? -1 : 0, text: '' };
    }
  }
}
