/**
 * An id that nobody else has, `mullion-<purpose>-…`.
 *
 * @param purpose A word for whoever reads the page.
 */
export const freshId = (purpose: string): string =>
  `mullion-${purpose}-${Math.random().toString(36).slice(2, 8)}`;

/** The element's `id`; one that has none gets a fresh one. */
export function ensureId(element: Element, purpose: string): string {
  element.id ||= freshId(purpose);
  return element.id;
}

const idsOf = (element: Element) =>
  element.getAttribute('aria-describedby')?.split(/\s+/).filter(Boolean) ?? [];

/** Ties a description to `element`, beside those that it has. */
export function describeBy(element: Element, id: string): void {
  element.setAttribute('aria-describedby', [...new Set([...idsOf(element), id])].join(' '));
}

/** Takes one description from `element` and leaves the others. */
export function describeNoMore(element: Element, id: string): void {
  const ids = idsOf(element).filter((other) => other !== id);
  if (ids.length) element.setAttribute('aria-describedby', ids.join(' '));
  else element.removeAttribute('aria-describedby');
}

/** The element that the fragment of an address (`#id`) names. */
export function byHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // a lone %
  }
}
