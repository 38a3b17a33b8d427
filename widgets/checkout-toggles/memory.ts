import type { Kind } from './kinds';

const KEY = 'mullion_checkout_open';
const ERROR = '.woocommerce-error, .woocommerce-notice--error, .wc-block-components-notice-banner.is-error';

/** How long the server may take to send the page back. */
const PATIENCE = 120_000;

/**
 * A form that is sent without a script comes back as a new page with its sections closed. What was open
 * when it was sent is remembered for this one answer.
 */
export function rememberOpen(kind: Kind): void {
  const kinds = [...new Set([...read().kinds, kind])];
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ kinds, at: Date.now() }));
  } catch {
    // Without storage the visitor opens it again.
  }
}

/** Whether the section was open when its form was sent, and the page tells of an error. */
export function wasOpen(kind: Kind): boolean {
  const { kinds, at } = read();
  return kinds.includes(kind) && Date.now() - at < PATIENCE && Boolean(document.querySelector(ERROR));
}

/** Forgets it once every section of the page has asked. */
export function forgetOpen(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

function read(): { kinds: string[]; at: number } {
  try {
    const { kinds, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '') ?? {};
    if (Array.isArray(kinds) && typeof at === 'number') return { kinds, at };
  } catch {
    // Nothing, or nothing of ours.
  }
  return { kinds: [], at: 0 };
}
