/** Longest wait for an answer, in ms. */
export const TIMEOUT = 30_000;

/** What came over the wire, not yet read: `status` 0 is a broken connection, -1 a time-out. */
export interface RawAnswer {
  status: number;
  text: string;
  /** The `Retry-After` header as it came: seconds, or a date. */
  retryAfter?: string | null;
}

/**
 * Posts to one `wc-ajax` endpoint; never throws. `keepalive` lets it finish when the visitor leaves.
 *
 * @param ajaxUrl Address with the literal `%%endpoint%%`, which translation plugins filter.
 * @param body Form-encoded.
 */
export async function post(
  ajaxUrl: string,
  endpoint: string,
  body: string,
  timeout = TIMEOUT,
): Promise<RawAnswer> {
  try {
    const response = await fetch(ajaxUrl.replace('%%endpoint%%', endpoint), {
      method: 'POST',
      body: new URLSearchParams(body),
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      keepalive: true,
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    return { status: response.status, text, retryAfter: response.headers.get('Retry-After') };
  } catch (error) {
    return { status: (error as Error).name === 'TimeoutError' ? -1 : 0, text: '' };
  }
}
