import { isPlainClick, isTaken } from '../dom/clicks-and-keys';

/**
 * Whatever names a dialog opens it, wherever on the page and whenever it came there: an attribute of its widget's own,
 * `aria-controls="ID"`, `commandfor="ID"` or a link to `#ID`. Such a link is a button then.
 */
export class Openers {
  readonly #dialog: HTMLElement;
  readonly #open: (opener: HTMLElement) => unknown;
  readonly #selector: string;
  readonly #added: [element: Element, attribute: string][] = [];

  /** @param attribute The widget's own: `data-offcanvas`. */
  constructor(dialog: HTMLElement, attribute: string, open: (opener: HTMLElement) => unknown) {
    this.#dialog = dialog;
    this.#open = open;
    const names = [attribute, 'aria-controls', 'commandfor'].map((name) => `[${name}=${quoted(dialog.id)}]`);
    this.#selector = `${names},a[href=${quoted(`#${dialog.id}`)}]`;
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

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
