import { namedButton } from '../../src/dom/buttons';
import { putBefore } from '../../src/dom/put-before';
import { slide } from '../../src/motion/slide';
import { disclosure } from '../../src/ui/disclosure';

/** What the stylesheet, too, takes for the branch of the present page. */
const CURRENT = '.current-cat,.current-cat-parent,.current-cat-ancestor';
const HERE = '[aria-current]:not([aria-current="false"])';

/** An item with a list in it, and the button that shows and hides the list. */
export class Branch {
  readonly item: HTMLElement;
  readonly #panel: HTMLElement;
  readonly #button: HTMLElement;
  readonly #hadId: boolean;
  readonly #opened: (branch: Branch) => void;
  #isRunning = false;
  #set: (isOpen: boolean) => void = () => {};

  /** @param opened Called when a visitor has opened it. */
  constructor(item: HTMLElement, panel: HTMLElement, name: string, opened: (branch: Branch) => void) {
    this.item = item;
    this.#panel = panel;
    this.#button = namedButton('mullion-category-tree__button', name);
    this.#hadId = Boolean(panel.id);
    this.#opened = opened;
  }

  /** Open where the present page is in it. */
  start(signal: AbortSignal): void {
    const [button, panel] = [this.#button, this.#panel];
    this.#set = disclosure({ button, panel, signal, toggle: (isOpen) => this.#show(isOpen) });
    this.#set(this.item.matches(CURRENT) || Boolean(this.item.querySelector(HERE)));
    putBefore(panel, button);
    this.#isRunning = true;
  }

  stop(): void {
    this.#button.remove();
    this.#panel.hidden = false;
    if (!this.#hadId) this.#panel.removeAttribute('id');
  }

  close(): void {
    this.#set(false);
  }

  #show(isOpen: boolean): void {
    if (!this.#isRunning) {
      this.#panel.hidden = !isOpen;
      return;
    }
    slide(this.#panel, isOpen);
    if (isOpen) this.#opened(this);
  }
}
