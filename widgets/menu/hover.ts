import { isEscape } from '../../src/dom/clicks-and-keys';

interface Target {
  item: HTMLElement;
  button: HTMLElement;
  /** Whether the sub-menu lies over the page, to be opened and closed. */
  isPopup(): boolean;
  set(isOpen: boolean): void;
}

/**
 * The mouse opens by coming and closes by going, unless the visitor clicked in between; Escape closes
 * wherever the focus is (WCAG 1.4.13). A finger has the button.
 */
export class Hover {
  readonly #target: Target;
  /** Whether it stands open for the mouse alone. */
  #isByMouse = false;

  constructor(target: Target) {
    this.#target = target;
  }

  start(signal: AbortSignal): void {
    const { item, button } = this.#target;
    item.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'touch' || this.#come(), {
      signal,
    });
    item.addEventListener('pointerleave', () => this.#go(), { signal });
    button.addEventListener('click', (event) => this.#stay(event), { signal });
    // Before a theme's own listener, which may prevent each of them (Twenty Twenty).
    document.addEventListener('keydown', (event) => isEscape(event) && this.#go(), { capture: true, signal });
  }

  /** Opens it if the mouse is there already. */
  check(): void {
    if (this.#target.item.matches(':hover') && matchMedia('(hover: hover)').matches) this.#come();
  }

  /** It is closed, by whomever. */
  end(): void {
    this.#isByMouse = false;
  }

  #come(): void {
    const { button, isPopup, set } = this.#target;
    if (!isPopup() || button.getAttribute('aria-expanded') === 'true') return;
    this.#isByMouse = true;
    set(true);
  }

  #go(): void {
    if (this.#isByMouse) this.#target.set(false);
  }

  #stay(event: MouseEvent): void {
    // `detail` is 0 for Enter and Space: they close what they can see is open.
    if (this.#isByMouse && event.detail) event.stopImmediatePropagation();
    this.#isByMouse = false;
  }
}
