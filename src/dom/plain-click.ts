/** A click that means "go on here": no new tab or window, no download, no context menu. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
