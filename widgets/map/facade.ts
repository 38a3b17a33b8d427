/** What stands in the frame in place of the map. */
export interface Notice {
  text: string;
  button?: { label: string; onPress(): void };
}

/** Shows one notice at a time over the frame's picture; without one the picture alone is seen. */
export class Facade {
  readonly #frame: HTMLElement;
  #box: HTMLElement | undefined;

  constructor(frame: HTMLElement) {
    this.#frame = frame;
  }

  /** Replaces what stood there; the focus goes on to the new button, or to the text. */
  show({ text, button }: Notice): void {
    const hadFocus = this.hasFocus();
    this.clear();
    this.#box = document.createElement('div');
    this.#box.className = 'mullion-map__facade';
    const words = document.createElement('p');
    words.className = 'mullion-map__text';
    words.textContent = text;
    this.#box.append(words, ...(button ? [buttonOf(button)] : []));
    this.#frame.append(this.#box);
    if (!hadFocus) return;
    words.tabIndex = -1;
    (this.#box.querySelector('button') ?? words).focus({ preventScroll: true });
  }

  clear(): void {
    this.#box?.remove();
    this.#box = undefined;
  }

  /** The visitor waits: the button keeps its place and the focus. */
  wait(): void {
    this.#box?.querySelector('button')?.setAttribute('aria-busy', 'true');
  }

  hasFocus(): boolean {
    return Boolean(this.#box?.contains(document.activeElement));
  }
}

function buttonOf({ label, onPress }: NonNullable<Notice['button']>): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'mullion-button mullion-map__button';
  button.textContent = label;
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-busy') !== 'true') onPress();
  });
  return button;
}
