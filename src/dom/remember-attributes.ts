/**
 * Notes attributes of `elements` before they are changed.
 *
 * @returns Puts every one of them back, also one that was not there.
 */
export function rememberAttributes(elements: Iterable<Element>, names: readonly string[]): () => void {
  const before = [...elements].flatMap((element) =>
    names.map((name) => ({ element, name, value: element.getAttribute(name) })),
  );
  return () => {
    for (const { element, name, value } of before) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}
