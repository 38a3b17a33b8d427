import { isPlainClick } from '../dom/plain-click';

/** What a click means nothing without its widget: never a plain link or a native control. */
const HELD = 'button,[role="button"],[data-replay]';

/** Milliseconds after which a held click goes its native way. */
const PATIENCE = 8000;

/**
 * Keeps clicks that come before their widget is ready and replays each once.
 *
 * The guard stays in the capture phase until the widget runs: letting go on `pointerdown` would let
 * a link navigate (performance.md A3). When the widget fails, the click does what it does without us.
 *
 * @returns `release`: replays what was held and ends the guard.
 */
export function holdClicks(element: Element, wake: () => void, signal: AbortSignal): () => void {
  let held: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const guard = new AbortController();
  signal.addEventListener('abort', () => guard.abort());

  const release = () => {
    guard.abort();
    clearTimeout(timer);
    const target = held;
    held = null;
    if (!target?.isConnected) return;
    target.removeAttribute('aria-busy');
    target.click();
  };

  element.addEventListener(
    'click',
    (event) => {
      const target = (event.target as Element).closest<HTMLElement>(HELD);
      if (!target || !element.contains(target) || target.closest('[data-widget]') !== element) return;
      if (event.defaultPrevented || !isPlainClick(event as MouseEvent)) return;
      event.preventDefault();
      event.stopPropagation();
      held?.removeAttribute('aria-busy');
      held = target;
      target.setAttribute('aria-busy', 'true');
      timer ??= setTimeout(release, PATIENCE);
      wake();
    },
    { capture: true, signal: guard.signal },
  );
  return release;
}
