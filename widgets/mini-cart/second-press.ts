// As long as a double tap may take.
const WHILE = 400;

/**
 * Swallows the second press of a double tap on what has just gone from a panel: the next line has moved up, and a link
 * lies under the finger. The keyboard's presses are meant.
 */
export function swallowSecondPress(panel: Element): void {
  // On the window, before whatever listens to the cart's buttons.
  const swallow = (event: MouseEvent) => {
    if (event.detail === 0 || !panel.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', swallow, true);
  setTimeout(() => removeEventListener('click', swallow, true), WHILE);
}
