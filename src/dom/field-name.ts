/**
 * A field's name as the visitor reads it, without a colon at its end or the mark of one that has to be filled in, which
 * WooCommerce says in a word to those who hear it.
 *
 * @param caption Its label or legend, which may hold the field itself.
 */
export function fieldName(
  field: HTMLElement & { name: string },
  caption: Element | null | undefined,
): string {
  const copy = caption?.cloneNode(true) as Element | undefined;
  for (const inner of copy?.querySelectorAll('input,select,textarea,button,.screen-reader-text') ?? [])
    inner.remove();
  const text = copy?.textContent?.replace(/\s+/g, ' ');
  const name = text?.replace(/^[ *]+|(?:[ *:]|\(\*\))+$/g, '');
  return name || field.getAttribute('aria-label') || field.name;
}
