import { isShown } from '../../src/dom/is-shown';

const FIELDS = 'input, select, textarea, button';

/**
 * Keeps what is in a section that a checkbox has closed from being sent, as a browser does with a
 * disabled field, and from being required. WooCommerce asks the checkbox alone, and ignores the rest.
 *
 * @returns `set(isOpen)`.
 */
export function guardFields(panel: HTMLElement): (isOpen: boolean) => void {
  const disabled = new Set<HTMLInputElement>();
  return (isOpen) => {
    if (isOpen) {
      for (const field of disabled) field.disabled = false;
      disabled.clear();
      return;
    }
    for (const field of panel.querySelectorAll<HTMLInputElement>(FIELDS)) {
      if (field.disabled) continue;
      field.disabled = true;
      disabled.add(field);
    }
  };
}

/** Where who has opened a section wants to go on. */
export function focusFirst(panel: HTMLElement): void {
  const fields = panel.querySelectorAll<HTMLElement>(
    'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]:not([tabindex^="-"])',
  );
  const first = [...fields].find((field) => !field.matches(':disabled') && isShown(field));
  // The panel has only begun to grow: scrolling to the field now would go astray.
  first?.focus({ preventScroll: true });
}
