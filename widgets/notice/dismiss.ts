const FOCUSABLE = 'a[href],button:not([disabled]),input:not([disabled]),select,textarea,[tabindex="0"]';

/** Hides the notice and moves the focus on, to what comes next in the page. */
export function dismiss(notice: HTMLElement): void {
  const next = following(notice);
  notice.hidden = true;
  next?.focus({ preventScroll: true });
}

/** The next focusable element that can be seen, else the page's first. */
function following(notice: HTMLElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !notice.contains(element) && element.checkVisibility?.() !== false,
  );
  const isAfter = (element: HTMLElement) =>
    notice.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  return all.find(isAfter) ?? all[0];
}
