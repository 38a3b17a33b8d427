/** Puts a button before its panel, in the place of one that a copy of a running widget has brought along. */
export function putBefore(panel: HTMLElement, button: HTMLElement): void {
  const old = panel.previousElementSibling;
  if (old?.className === button.className) old.remove();
  panel.before(button);
}
