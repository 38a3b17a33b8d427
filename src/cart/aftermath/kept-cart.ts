import type { CartConfig } from '../../contract/config';
import type { CartAnswer } from '../answer';
import { lasting } from './lasting';
import { stateIn } from './read';

/** WooCommerce's own key: when what is kept began to be, in ms since 1970. */
const CREATED = 'wc_cart_created';

/** How long a kept cart is believed, in ms, as in WooCommerce's cart-fragments.js. */
const DAY = 86_400_000;

/**
 * Keeps a cart under WooCommerce's keys, where its scripts and themes look for it too, and wakes other tabs: an
 * ordinary page then shows it without a request.
 */
export function keepCart(
  { hashKey, fragmentsKey }: CartConfig,
  { fragments, hash }: Pick<CartAnswer, 'fragments' | 'hash'>,
): void {
  try {
    sessionStorage.setItem(fragmentsKey, JSON.stringify(fragments));
    sessionStorage.setItem(hashKey, hash);
    if (hash) sessionStorage.setItem(CREATED, `${Date.now()}`);
    if (localStorage.getItem(hashKey) !== hash) localStorage.setItem(hashKey, hash);
  } catch {
    // Without storage each page reads the cart, and other tabs catch up on their next one.
  }
}

/** The kept cart, while the cookie names the same one; `null` where the server has to be asked. */
export function keptCart(config: CartConfig): CartAnswer | null {
  const kept = keptFragments(config);
  const state = kept && stateIn(kept.fragments);
  return state && { ok: true, ...kept, state, asOf: 0 };
}

/** What is shown of it, which WooCommerce's own script may have kept. */
export function keptFragments({
  hashKey,
  fragmentsKey,
}: CartConfig): Pick<CartAnswer, 'fragments' | 'hash'> | null {
  try {
    const hash = sessionStorage.getItem(hashKey) ?? '';
    if (hash !== hashOfCookie()) return null;
    if (hash && !(Number(sessionStorage.getItem(CREATED)) > Date.now() - DAY)) return null;
    const fragments = JSON.parse(sessionStorage.getItem(fragmentsKey) ?? 'null');
    return fragments && { fragments: lasting(fragments), hash };
  } catch {
    return null;
  }
}

const hashOfCookie = () => /(?:^|;\s)woocommerce_cart_hash=([^;]*)/.exec(document.cookie)?.[1] ?? '';
