const ROOM = '--mullion-sticky-header-room';

/** How much of the window's top each header on the page covers, in px. */
const covered = new Map<HTMLElement, number>();

/**
 * Tells the stylesheet how much of the window's top the header covers: what the browser scrolls to,
 * an anchor's target or what gets the focus, stays clear of it.
 *
 * @returns Gives the room back.
 */
export function keepClear(header: HTMLElement): () => void {
  let isFirst = true;
  // Calls at once, and whenever the height changes; the layout is clean then, so reading is free.
  const observer = new ResizeObserver(() => {
    covered.set(header, coveredBy(header));
    publish();
    if (isFirst) uncoverTarget(header);
    isFirst = false;
  });
  observer.observe(header, { box: 'border-box' });
  return () => {
    observer.disconnect();
    covered.delete(header);
    header.style.removeProperty(ROOM);
    publish();
  };
}

function coveredBy(header: HTMLElement): number {
  const { position, top } = getComputedStyle(header);
  if (!/sticky|fixed/.test(position)) return 0;
  return Math.max(0, header.offsetHeight + (Number.parseFloat(top) || 0));
}

/** Two headers lie upon each other: the larger one counts. */
function publish(): void {
  const height = Math.max(0, ...covered.values());
  document.documentElement.style.setProperty('--mullion-sticky-header-height', `${height}px`);
  for (const header of covered.keys()) header.style.setProperty(ROOM, `${height}px`);
}

/** The browser went to the address's #fragment before it knew the height. */
function uncoverTarget(header: HTMLElement): void {
  const target = document.querySelector(':target');
  if (!target || header.contains(target)) return;
  const { top } = target.getBoundingClientRect();
  if (top >= 0 && top < (covered.get(header) ?? 0)) target.scrollIntoView({ behavior: 'instant' });
}
