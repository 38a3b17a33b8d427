let locks = 0;

/**
 * Keeps the page behind a dialog from scrolling, without a jump: where a scrollbar took room, the
 * room stays. Several dialogs may lock; the last one to let go frees the page.
 *
 * @returns Lets go; calling it twice is harmless.
 */
export function lockScroll(): () => void {
  const { classList, clientWidth } = document.documentElement;
  if (!locks++) {
    classList.toggle('mullion-locked--bar', innerWidth > clientWidth);
    classList.add('mullion-locked');
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    if (!--locks) classList.remove('mullion-locked', 'mullion-locked--bar');
  };
}
