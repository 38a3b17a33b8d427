/** The lower part of the panel: what is said of the vendor, and the button that brings it. */
export function createVendorPart(panel: HTMLElement) {
  let box: HTMLElement | undefined;

  const clear = () => {
    const hadFocus = box?.contains(document.activeElement);
    box?.remove();
    box = undefined;
    if (hadFocus) panel.querySelector('a')?.focus({ preventScroll: true });
  };
  const show = (text: string, button?: { label: string; onPress(): void }) => {
    clear();
    box = document.createElement('div');
    box.className = 'mullion-chat__vendor';
    const note = document.createElement('p');
    note.className = 'mullion-chat__note';
    note.textContent = text;
    box.append(note, ...(button ? [buttonOf(button)] : []));
    panel.append(box);
  };
  return { show, clear };
}

function buttonOf({ label, onPress }: { label: string; onPress(): void }): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'mullion-chat__start';
  button.textContent = label;
  button.addEventListener('click', onPress);
  return button;
}
