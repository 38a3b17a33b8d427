import { isPlainClick } from '../dom/plain-click';

/** What a click means nothing without its widget: never a plain link or a native control. */
const HELD = 'button,[role="button"],[data-replay]';

/** Milliseconds after which a held click goes its native way. */
const PATIENCE = 8000;

interface Guard {
  wake(): void;
  held?: HTMLElement | undefined;
  timer?: ReturnType<typeof setTimeout>;
}

const guards = new Map<Element, Guard>();

/**
 * Keeps clicks that come before the widget of `element` is ready, and calls `wake` for each.
 *
 * The guard stays in the capture phase until the widget runs: letting go on `pointerdown` would let
 * a link navigate (performance.md A3). One listener serves all widgets, and hears a click after the
 * early parts, which listen on the window.
 */
export function holdClicks(element: Element, wake: () => void): void {
  guards.set(element, { wake });
  document.addEventListener('click', hold, true);
}

/**
 * Ends the guard of `element` and replays what it held, once. When the widget has failed, the click
 * does what it does without us.
 */
export function releaseClicks(element: Element): void {
  const { held, timer } = guards.get(element) ?? {};
  guards.delete(element);
  clearTimeout(timer);
  if (!held?.isConnected) return;
  held.removeAttribute('aria-busy');
  held.click();
}

function hold(event: MouseEvent): void {
  const target = (event.target as Element).closest<HTMLElement>(HELD);
  const element = target?.closest('[data-widget]');
  const guard = element && guards.get(element);
  if (!target || !guard || event.defaultPrevented || !isPlainClick(event)) return;
  event.preventDefault();
  event.stopPropagation();
  guard.held?.removeAttribute('aria-busy');
  guard.held = target;
  target.setAttribute('aria-busy', 'true');
  guard.timer ??= setTimeout(releaseClicks, PATIENCE, element);
  guard.wake();
}
