/** What is higher than this is no bar: a dialog, a drawer. */
const BAR = 130;

/** The highest `z-index` of what we fix in the window's corners. */
const OURS = 991;

/** A theme's toolbar, a notice above it, a "buy now" above that. */
const MOST = 3;

/**
 * How much of the window, in px from its foot, bars take that are fixed there or lie over what we fix there (the
 * shop's notice on a block theme scrolls with the page), one above another.
 *
 * @param x Where to look, in px from the window's left edge.
 * @param isOurs Elements that are looked through.
 */
export function fixedFoot(x: number, isOurs: (element: Element) => boolean): number {
  let top = innerHeight;
  for (let bars = 0; bars < MOST; bars++) {
    const [seen] = document.elementsFromPoint(x, top - 1).filter((element) => !isOurs(element));
    const box = bar(seen ?? null)?.getBoundingClientRect();
    if (!box || box.height > BAR) break;
    top = box.top;
  }
  return innerHeight - top;
}

function bar(element: Element | null): Element | null {
  for (let up = element; up; up = up.parentElement) {
    const { position, zIndex } = getComputedStyle(up);
    if (position === 'fixed' || (position !== 'static' && +zIndex > OURS)) return up;
  }
  return null;
}
