/**
 * Covers the whole page while it waits. A modal dialog, so that neither the pointer nor the keyboard
 * reaches what is under it; the focus goes back by itself.
 *
 * @returns Takes it away; calling it twice is harmless.
 */
export function showOverlay(text: string): () => void {
  const overlay = document.createElement('dialog');
  overlay.className = 'mullion-newsletter__overlay';
  overlay.textContent = text;
  overlay.setAttribute('aria-label', text);
  // Escape ends nothing here: the answer, or the lack of one, does.
  overlay.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(overlay);
  overlay.showModal();
  return () => {
    overlay.close();
    overlay.remove();
  };
}
