/** The element that the fragment of an address (`#id`) names. */
export function byHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // a lone %
  }
}
