/** What is higher than this is no bar: a dialog, a drawer. */
const BAR = 130;

/** A theme's toolbar, a notice above it, a "buy now" above that. */
const MOST = 3;

/**
 * How much of the window, in px from its foot, bars take that are fixed there, one above another.
 *
 * @param x Where to look, in px from the window's left edge.
 * @param isOurs Elements that are looked through.
 */
export function fixedFoot(x: number, isOurs: (element: Element) => boolean): number {
  let top = innerHeight;
  for (let bars = 0; bars < MOST; bars++) {
    const [seen] = document.elementsFromPoint(x, top - 1).filter((element) => !isOurs(element));
    const box = fixed(seen ?? null)?.getBoundingClientRect();
    if (!box || box.height > BAR) break;
    top = box.top;
  }
  return innerHeight - top;
}

function fixed(element: Element | null): Element | null {
  for (let up = element; up; up = up.parentElement) if (getComputedStyle(up).position === 'fixed') return up;
  return null;
}
