import { isPlainClick } from '../dom/clicks-and-keys';

/**
 * What a click means nothing without its widget: never a plain link in it or a native control. In what is held whole,
 * as the shop's gallery, it is the link that was pressed: where the widget never comes, it leads on.
 */
const HELD = 'button,[role=button],[data-replay],[data-replay] a,a[data-widget]';

/** Milliseconds after which a held click goes its native way. */
const PATIENCE = 8000;

interface Guarded {
  wake(): void;
  held?: HTMLElement | undefined;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Keeps clicks that come before a widget is ready.
 *
 * One listener in the capture phase serves all widgets until each runs: letting go on `pointerdown` would let a link
 * navigate (docs/performance.md, "The click guard stays until the widget runs"). It stands on the window, so a tracker
 * on the document counts the one that is made again and no other; behind the early parts, which listen there, too.
 */
export class ClickGuard {
  readonly #guarded = new Map<HTMLElement, Guarded>();

  /** Hears clicks after all who have begun to listen on the window until now. */
  start(): void {
    removeEventListener('click', this.#hold, true);
    addEventListener('click', this.#hold, true);
  }

  /** Keeps the clicks in the widget of `element`, and calls `wake` for each. */
  add(element: HTMLElement, wake: () => void): void {
    this.start();
    this.#guarded.set(element, { wake });
  }

  /**
   * Lets go of `element` and replays what was held, once. When the widget has failed, the click does
   * what it does without us, but without a connection: that leads out of the page, into the browser's own fault.
   */
  release(element: HTMLElement): void {
    const { held, timer } = this.#guarded.get(element) ?? {};
    clearTimeout(timer);
    this.#guarded.delete(element);
    held?.removeAttribute('aria-busy');
    if (held?.isConnected && (navigator.onLine || element.dataset.state !== 'failed')) held.click();
  }

  readonly #hold = (event: MouseEvent): void => {
    // There are both where it belongs to somebody who is guarded.
    const target = (event.target as Element).closest?.(HELD) as HTMLElement;
    const element = target?.closest('[data-widget]') as HTMLElement;
    const guarded = this.#guarded.get(element);
    if (!guarded || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    guarded.held?.removeAttribute('aria-busy');
    guarded.held = target;
    target.setAttribute('aria-busy', 'true');
    guarded.wake();
    guarded.timer ??= setTimeout(() => this.release(element), PATIENCE);
  };
}
