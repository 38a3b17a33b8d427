// As long as a double tap may take, and as far as a finger may slip meanwhile, in px.
const WHILE = 400;
const NEAR = 30;

let last = { x: 0, y: 0, at: 0 };
const note = ({ clientX, clientY }: MouseEvent) => {
  last = { x: clientX, y: clientY, at: Date.now() };
};

/** Remembers where the last press was; returns what ends that. */
export function notePresses(): () => void {
  addEventListener('click', note, true);
  return () => removeEventListener('click', note, true);
}

/**
 * Swallows the second press of a double tap on what has just gone from a panel: the next line has moved up, and a link
 * lies under the finger. A press elsewhere is meant, and so is each of the keyboard's.
 */
export function swallowSecondPress(panel: Element): void {
  const first = last;
  // On the window, before whatever listens to the cart's buttons.
  const swallow = (event: MouseEvent) => {
    const { detail, clientX, clientY, target } = event;
    const isNear = Math.hypot(clientX - first.x, clientY - first.y) < NEAR;
    if (detail === 0 || !isNear || !panel.contains(target as Node)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', swallow, true);
  setTimeout(() => removeEventListener('click', swallow, true), first.at + WHILE - Date.now());
}
