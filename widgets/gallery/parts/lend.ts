/**
 * Adds attributes that the element does not have yet.
 *
 * @returns Takes them away again.
 */
export function lend(element: Element, attributes: Record<string, string>): () => void {
  const added = Object.entries(attributes).filter(([name]) => !element.hasAttribute(name));
  for (const [name, value] of added) element.setAttribute(name, value);
  return () => {
    for (const [name] of added) element.removeAttribute(name);
  };
}
