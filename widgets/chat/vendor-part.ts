interface Button {
  label: string;
  onPress(): void;
}

/** The lower part of the panel: what is said of the vendor, and the button that brings it. */
export class VendorPart {
  readonly #panel: HTMLElement;
  #box: HTMLElement | undefined;

  constructor(panel: HTMLElement) {
    this.#panel = panel;
  }

  show(text: string, button?: Button): void {
    this.clear();
    this.#box = document.createElement('div');
    this.#box.className = 'mullion-chat__vendor';
    const note = document.createElement('p');
    note.className = 'mullion-chat__note';
    note.textContent = text;
    this.#box.append(note, ...(button ? [buttonOf(button)] : []));
    this.#panel.append(this.#box);
  }

  clear(): void {
    const hadFocus = this.#box?.contains(document.activeElement);
    this.#box?.remove();
    this.#box = undefined;
    if (hadFocus) this.#panel.querySelector('a')?.focus({ preventScroll: true });
  }
}

function buttonOf({ label, onPress }: Button): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'mullion-chat__start';
  button.textContent = label;
  button.addEventListener('click', onPress);
  return button;
}
