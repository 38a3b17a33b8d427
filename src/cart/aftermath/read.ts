import type { Answer, CartAnswer, CartState } from '../answer';
import type { RawAnswer, Server } from '../server';

/** Key of the plugin's own fragment; it matches nothing that is shown. */
const STATE_KEY = 'script#mullion-cart';

/** The most that a server's `Retry-After` makes us wait, in s. */
const MOST_PATIENCE = 10;

/** The moment, in ms since 1970, whatever is done to the device's clock while the page is open. */
export const now = (): number => performance.timeOrigin + performance.now();

/**
 * Says what an answer of the shop means.
 *
 * Whatever is no cart is told apart from a refusal: an empty body, HTML, `-1`, a status of 500 and a
 * broken connection all mean that nobody knows whether it was done (docs/threats.md, "An answer that is no cart").
 *
 * @param asOf Of a reading: when it was asked for.
 */
export function readAnswer({ status, text, retryAfter }: RawAnswer, asOf = now()): Answer {
  const seconds = Number(retryAfter);
  const wait = seconds > 0 ? { retryAfter: Math.min(seconds, MOST_PATIENCE) * 1000 } : {};
  if (status <= 0) return { ok: false, reason: status ? 'timeout' : 'unreachable' };
  if (status >= 400) return { ok: false, reason: 'unreadable', ...wait };
  const cart = cartIn(text);
  if (cart) return { ok: true, ...cart, state: stateIn(cart.fragments), asOf };
  const json = parse(text);
  if (json?.error || json?.success === false)
    return { ok: false, reason: 'refused', productUrl: json.product_url, ...messageIn(json) };
  return { ok: false, reason: 'unreadable' };
}

/** Asks the shop for the cart as it is now; the answer is of the moment of asking. */
export async function readCart(server: Server): Promise<Answer> {
  const asOf = now();
  return readAnswer(await server.read(), asOf);
}

/** The cart that the body of an answer brings. */
export function cartIn(text: string): Pick<CartAnswer, 'fragments' | 'hash'> | null {
  const { fragments, cart_hash: hash } = parse(text) ?? {};
  if (!fragments || typeof fragments !== 'object') return null;
  return { fragments: fragments as Record<string, string>, hash: String(hash ?? '') };
}

/** The words of an endpoint of ours; the shop's own have none. */
function messageIn({ data }: Record<string, unknown>): { message?: string } {
  const message = (data as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? { message } : {};
}

function parse(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The cart's state out of its fragment: JSON between the tags, which PHP prints without a `<`. */
export function stateIn(fragments: Record<string, string>): CartState | null {
  const html = fragments[STATE_KEY];
  if (typeof html !== 'string') return null;
  const state = parse(html.slice(html.indexOf('>') + 1, html.lastIndexOf('<')));
  return Array.isArray(state?.requests) ? (state as unknown as CartState) : null;
}
