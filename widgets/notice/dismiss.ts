import { isShown } from '../../src/dom/is-shown';

/** A link over the header, seen while it has the focus, would come up out of nothing. */
const FOCUSABLE =
  'a[href]:not(.skip-link,.screen-reader-text),button:not([disabled]),input:not([disabled]),select,textarea,[tabindex="0"]';

/** Hides the notice and moves the focus on, to what is next to it in the page. */
export function dismiss(notice: HTMLElement): void {
  const next = neighbour(notice);
  hide(notice);
  next?.focus({ preventScroll: true });
}

export function hide(notice: HTMLElement): void {
  notice.hidden = true;
  notice.style.display = 'none'; // WooCommerce's has a `display` of its own
}

/**
 * The next focusable element that can be seen, else the one before: never the far end of the page,
 * where nobody sees the focus arrive.
 */
function neighbour(notice: HTMLElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const isSeen = (element: HTMLElement) =>
    !notice.contains(element) && isShown(element, { visibilityProperty: true }) && !isClipped(element);
  const isAfter = (element: HTMLElement) =>
    notice.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  return all.find((element) => isAfter(element) && isSeen(element)) ?? all.reverse().find(isSeen);
}

/** As themes hide a link that skips the header, whatever they call it. */
function isClipped(element: HTMLElement): boolean {
  const { clip, clipPath } = getComputedStyle(element);
  return /rect|inset/.test(`${clip} ${clipPath}`);
}
