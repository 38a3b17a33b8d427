/**
 * The element's `id`; one that has none gets one that nobody else has, `mullion-<purpose>-…`.
 *
 * @param purpose A word for whoever reads the page.
 */
export function ensureId(element: Element, purpose: string): string {
  element.id ||= `mullion-${purpose}-${Math.random().toString(36).slice(2, 8)}`;
  return element.id;
}
