/**
 * A field's name as the visitor reads it, without an asterisk or colon at its end.
 *
 * @param caption Its label or legend, which may hold the field itself.
 */
export function fieldName(
  field: HTMLElement & { name: string },
  caption: Element | null | undefined,
): string {
  const copy = caption?.cloneNode(true) as Element | undefined;
  for (const inner of copy?.querySelectorAll('input,select,textarea,button') ?? []) inner.remove();
  const text = copy?.textContent?.trim() || field.getAttribute('aria-label') || field.name;
  return text.replace(/\s+/g, ' ').replace(/[\s*:]+$/, '');
}
