/** Whether an element's lines run from right to left, as the page is now. */
export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** Brings `element` to the middle of the window, unless a visitor sees it already. */
export function intoView(element: Element): void {
  // The middle of the window is never under a sticky header.
  if (!isSeen(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Whether nothing lies over the element's middle. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
