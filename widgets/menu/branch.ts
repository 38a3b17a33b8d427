import { namedButton } from '../../src/dom/buttons';
import { putBefore } from '../../src/dom/put-before';
import type { Translate } from '../../src/i18n/translate';
import { disclosure } from '../../src/ui/disclosure';
import { Hover } from './hover';

/** An entry with a sub-menu, and the button that shows and hides it. */
export class Branch {
  readonly button: HTMLElement;
  readonly panel: HTMLElement;
  readonly link: HTMLAnchorElement | null;
  /** Below the second level, where wide windows show it with its parent. */
  readonly isNested: boolean;
  readonly #item: HTMLElement;
  readonly #isWide: () => boolean;
  readonly #hover: Hover;
  #set: (isOpen: boolean) => void = () => {};

  constructor(item: HTMLElement, t: Translate, isWide: () => boolean) {
    this.link = item.querySelector<HTMLAnchorElement>(':scope > a');
    this.panel = item.querySelector<HTMLElement>(':scope > ul') as HTMLElement;
    this.isNested = item.parentElement?.closest('li') !== null;
    const name = (this.link ?? item.firstChild)?.textContent?.trim() ?? '';
    this.button = namedButton('mullion-menu__more', t('menu.more', name));
    this.#item = item;
    this.#isWide = isWide;
    const { button } = this;
    this.#hover = new Hover({ item, button, isPopup: this.#isPopup, set: (isOpen) => this.set(isOpen) });
  }

  /** On wide windows the pointer and the focus open it, too. */
  start(signal: AbortSignal): void {
    const { button, panel, link } = this;
    putBefore(panel, button);
    // Before the disclosure's own: the first click on what the pointer has opened keeps it open.
    this.#hover.start(signal);
    this.#set = disclosure({
      button,
      panel,
      signal,
      toggle: (isOpen) => this.#show(isOpen),
      isPopup: this.#isPopup,
      area: this.#item,
    });
    // The stylesheet has shown it until now where the focus or the pointer is.
    this.set(this.#isPopup() && this.#item.contains(document.activeElement));
    this.#hover.check();
    link?.addEventListener('focus', () => this.#enter(), { signal });
    if (link && isPlaceholder(link)) actAsButton(link, button, signal);
  }

  stop(): void {
    this.button.remove();
  }

  set(isOpen: boolean): void {
    this.#set(isOpen);
  }

  readonly #isPopup = () => this.#isWide() && !this.isNested;

  #enter(): void {
    if (this.#isPopup() && this.link?.matches(':focus-visible')) this.set(true);
  }

  #show(isOpen: boolean): void {
    this.panel.toggleAttribute('data-open', isOpen);
    if (!isOpen) this.#hover.end();
    else if (this.#isWide()) keepInside(this.panel);
  }
}

/** WordPress's "custom link" without an address, whose only purpose is its sub-menu. */
const isPlaceholder = (link: HTMLAnchorElement) => /^#?$/.test(link.getAttribute('href') ?? '');

function actAsButton(link: HTMLElement, button: HTMLElement, signal: AbortSignal): void {
  link.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      // With the pointer's details, which a click on the button would have.
      button.dispatchEvent(new MouseEvent('click', { cancelable: true, detail: event.detail }));
    },
    { signal },
  );
}

/** A sub-menu that would stick out of the window hangs from its entry's other edge. */
function keepInside(panel: HTMLElement): void {
  panel.removeAttribute('data-flip');
  const { left, right } = panel.getBoundingClientRect();
  panel.toggleAttribute('data-flip', left < 0 || right > document.documentElement.clientWidth);
}
