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
