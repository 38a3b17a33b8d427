import type { Kind } from './contract';

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

/** Whether the section was open when its form was sent, and the page tells of an error. Each is told once. */
export function wasOpen(kind: Kind): boolean {
  take();
  const { kinds, at } = sent;
  const wasSent = kinds.includes(kind) && Date.now() - at < PATIENCE;
  sent = { kinds: kinds.filter((other) => other !== kind), at };
  return wasSent && Boolean(document.querySelector(ERROR));
}

let sent: Sent = { kinds: [], at: 0 };

/** The memory is for one answer, but its toggles start one by one: who asks first takes it for all. */
function take(): void {
  const found = read();
  if (found.kinds.length) sent = found;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

interface Sent {
  kinds: string[];
  at: number;
}

function read(): Sent {
  try {
    const { kinds, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '') ?? {};
    if (Array.isArray(kinds) && typeof at === 'number') return { kinds, at };
  } catch {
    // Nothing, or nothing of ours.
  }
  return { kinds: [], at: 0 };
}
