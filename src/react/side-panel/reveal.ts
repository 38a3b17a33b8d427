/** Whether the list stands at the foot of the window, as at a phone's width. */
const isBelow = (list: HTMLElement) => list.getBoundingClientRect().width >= innerWidth - 1;

/** Scrolls to an element, into the part of the window that the list leaves free. */
export function reveal(element: HTMLElement, list: HTMLElement | null): void {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { top, height } = element.getBoundingClientRect();
  const room = list && isBelow(list) ? list.getBoundingClientRect().top : innerHeight;
  window.scrollBy({ top: top - Math.max(72, (room - height) / 2), behavior: 'instant' });
}

/**
 * Lets the foot of the page scroll up to above the list.
 *
 * @returns Gives the page back as it was.
 */
export function makeRoom(list: HTMLElement): () => void {
  const { style } = document.documentElement;
  const before = style.paddingBottom;
  if (isBelow(list)) style.paddingBottom = `${list.offsetHeight}px`;
  return () => {
    style.paddingBottom = before;
  };
}
