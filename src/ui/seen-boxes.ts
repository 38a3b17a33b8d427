import type { Box } from './lowest-free';

/** Of its text alone, wherever in it: the box of a slide is a picture's. */
export function linesIn(element: Element): Box[] {
  const lines: Box[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    lines.push(...range.getClientRects());
  }
  return lines;
}

/** What those around an element leave of a box of it: a strip has more slides than it shows. */
export function shownOf({ left, top, right, bottom }: Box, element: Element): Box | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around === document.body || getComputedStyle(around).overflowX === 'visible') continue;
    const edge = around.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return left < right && top < bottom ? { left, top, right, bottom } : null;
}

/** Its middle alone, a box without a size. */
export function middleOf({ left, top, right, bottom }: Box): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x, top: y, right: x, bottom: y };
}
