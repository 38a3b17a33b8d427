/** What stands in the frame in place of the map. */
export interface Notice {
  text: string;
  button?: { label: string; onPress(): void };
}

/** Shows one notice at a time over the frame's picture; without one the picture alone is seen. */
export function createFacade(frame: HTMLElement) {
  let box: HTMLElement | undefined;

  const clear = () => {
    box?.remove();
    box = undefined;
  };
  /** Replaces what stood there; the focus goes on to the new button, or to the text. */
  const show = ({ text, button }: Notice) => {
    const hadFocus = hasFocus();
    clear();
    box = document.createElement('div');
    box.className = 'mullion-map__facade';
    const words = document.createElement('p');
    words.className = 'mullion-map__text';
    words.textContent = text;
    box.append(words, ...(button ? [buttonOf(button)] : []));
    frame.append(box);
    if (!hadFocus) return;
    words.tabIndex = -1;
    (box.querySelector('button') ?? words).focus({ preventScroll: true });
  };
  /** The visitor waits: the button keeps its place and the focus. */
  const wait = () => box?.querySelector('button')?.setAttribute('aria-busy', 'true');
  const hasFocus = () => Boolean(box?.contains(document.activeElement));

  return { show, clear, wait, hasFocus };
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
