/**
 * Puts the server's regions in the place of the old ones, every element that a selector matches.
 *
 * A selector that matches nothing is skipped; one that is no selector is said once. Focus that was
 * inside goes to the control in the same place of the new region, else to the region itself; what was scrolled stays so.
 *
 * @param parse Makes nodes of a region's HTML.
 * @param shown Called with the elements that are new.
 */
export function replaceFragments(
  fragments: Record<string, string>,
  parse: (html: string) => DocumentFragment,
  shown?: (elements: HTMLElement[]) => void,
): void {
  for (const [selector, html] of Object.entries(fragments)) {
    if (typeof html !== 'string') continue;
    try {
      for (const region of document.querySelectorAll(selector)) {
        const elements = swap(region, [...parse(html).childNodes]);
        shown?.(elements);
      }
    } catch (error) {
      console.warn(`Mullion: the fragment "${selector}" was skipped: ${(error as Error).message}`);
    }
  }
}

/** Returns the elements that look new. */
function swap(region: Element, nodes: ChildNode[]): HTMLElement[] {
  // Shown already by a page out of no cache; new all the same: scripts bind to it when they hear of it, as to the old one.
  const isSame = nodes.length === 1 && region.isEqualNode(nodes[0] as Node);
  const position = focusedControl(region);
  const old = [...region.querySelectorAll('*')];
  const scrolled = old.findIndex(({ scrollTop }) => scrollTop);
  const top = old[scrolled]?.scrollTop;
  region.replaceWith(...nodes);
  const elements = nodes.filter((node) => node instanceof HTMLElement);
  const [first] = elements;
  if (position !== null && first) restoreFocus(first, position);
  // Once a component has put into it what made it as long as it was.
  if (top && first)
    requestAnimationFrame(() => {
      const list = first.querySelectorAll('*')[scrolled];
      if (list) list.scrollTop = top;
    });
  return isSame ? [] : elements;
}

const CONTROLS = 'a[href],button,input,select,textarea';

/** Which control of the region has the focus, counted from the first; `null` when none has. */
function focusedControl(region: Element): number | null {
  const active = document.activeElement;
  if (!active || !region.contains(active)) return null;
  return [...region.querySelectorAll(CONTROLS)].indexOf(active);
}

function restoreFocus(region: HTMLElement, position: number): void {
  const controls = [...region.querySelectorAll<HTMLElement>(CONTROLS)];
  const target = controls[Math.min(position, controls.length - 1)] ?? region;
  if (target === region) region.tabIndex = -1;
  target.focus({ preventScroll: true });
}
