import { isShown } from '../../src/dom/is-shown';
import type { Branch } from './branch';

interface Parts {
  element: HTMLElement;
  toggle: HTMLElement;
  list: HTMLElement;
  /** Opens and closes the list of narrow windows. */
  set: (isOpen: boolean) => void;
  branches: Branch[];
}

/** When the window crosses 767 px, everything closes but what holds the focus. */
export function surviveResize(parts: Parts, narrow: MediaQueryList, signal: AbortSignal): void {
  const focused = rememberFocus(parts.element, signal);
  narrow.addEventListener('change', () => settle(parts, narrow.matches, focused()), { signal });
}

/**
 * What has the focus, or had it until the stylesheet hid it: a browser takes the focus away before it
 * tells that the width has changed.
 */
function rememberFocus(element: HTMLElement, signal: AbortSignal): () => Element | null {
  let last: Element | null = null;
  element.addEventListener('focusin', ({ target }) => (last = target as Element), { signal });
  element.addEventListener(
    'focusout',
    () => {
      if (!last || isShown(last)) last = null;
    },
    { signal },
  );
  // A press beside it hides it too: that focus was given up.
  document.addEventListener('pointerdown', () => (last = null), { signal, capture: true });
  return () => (document.activeElement === document.body ? last : document.activeElement);
}

function settle({ toggle, list, set, branches }: Parts, isNarrow: boolean, focused: Element | null): void {
  set(isNarrow && list.contains(focused));
  for (const branch of branches) branch.set(branch.panel.contains(focused));
  const own = branches.find(({ button }) => button === focused);
  // Wide windows show neither the toggle nor the buttons below the second level.
  let goal = focused;
  if (!isNarrow && focused === toggle) goal = list.querySelector('a[href], button');
  if (!isNarrow && own?.isNested) goal = own.link;
  const isOurs = goal === toggle || list.contains(goal);
  if (isOurs && goal instanceof HTMLElement && goal !== document.activeElement) goal.focus();
}
