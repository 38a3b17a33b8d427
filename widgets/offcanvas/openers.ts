import { isPlainClick, isTaken } from '../../src/dom/clicks-and-keys';

/**
 * Whatever names the dialog opens it, wherever on the page and whenever it came there:
 * `data-offcanvas="ID"`, `aria-controls="ID"` or a link to `#ID`. Such a link is a button then.
 */
export class Openers {
  readonly #dialog: HTMLElement;
  readonly #open: (opener: HTMLElement) => void;
  readonly #selector: string;
  readonly #added: [element: Element, attribute: string][] = [];

  constructor(dialog: HTMLElement, open: (opener: HTMLElement) => void) {
    const id = CSS.escape(dialog.id);
    this.#dialog = dialog;
    this.#open = open;
    this.#selector = `[data-offcanvas="${id}"],[aria-controls="${id}"],a[href="#${id}"]`;
  }

  start(signal: AbortSignal): void {
    for (const opener of document.querySelectorAll(this.#selector)) this.#mark(opener);
    document.addEventListener('click', (event) => this.#press(event), { signal });
    // Those that come later are marked before they are spoken.
    document.addEventListener('focusin', ({ target }) => this.#mark(this.#openerOf(target)), { signal });
  }

  /** Makes links of them again. */
  stop(): void {
    for (const [element, attribute] of this.#added) element.removeAttribute(attribute);
  }

  #openerOf(target: EventTarget | null): HTMLElement | null {
    return target instanceof Element ? target.closest<HTMLElement>(this.#selector) : null;
  }

  #mark(opener: Element | null): void {
    if (!opener || this.#dialog.contains(opener)) return;
    this.#add(opener, 'aria-haspopup', 'dialog');
    if (opener.hasAttribute('href')) this.#add(opener, 'role', 'button');
  }

  #add(element: Element, attribute: string, value: string): void {
    if (element.hasAttribute(attribute)) return;
    element.setAttribute(attribute, value);
    this.#added.push([element, attribute]);
  }

  #press(event: MouseEvent): void {
    const opener = this.#openerOf(event.target);
    if (!opener || this.#dialog.contains(opener)) return;
    if (isTaken(event, opener) || !isPlainClick(event)) return;
    event.preventDefault();
    this.#open(opener);
  }
}
