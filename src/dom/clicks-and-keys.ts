import { isRtl } from './geometry';

/** A click that means "go on here": no new tab or window, no download, no context menu. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/**
 * Whether another script has dealt with a click on what opens something of ours. A link is for it all the same:
 * themes that scroll smoothly take every link with a `#`, and its dialog would never open.
 */
export const isTaken = (event: Event, opener: Element): boolean =>
  event.defaultPrevented && !opener.hasAttribute('href');

/** Whether a key was meant for the browser or the system, not for the page. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/**
 * Whether Escape was pressed, and meant: it also ends the composing of a letter (Telex, VNI), and what
 * lies on top answers first, by `preventDefault()`.
 */
export const isEscape = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' && !event.isComposing && !event.defaultPrevented;

/**
 * How many steps a key leads along a row, as its writing runs: `-Infinity` for Home, `Infinity` for
 * End, 0 for any other key.
 */
export function stepOf(event: KeyboardEvent, row: Element): number {
  if (hasModifier(event)) return 0;
  const { key } = event;
  if (key === 'Home') return -Infinity;
  if (key === 'End') return Infinity;
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0;
  return (key === 'ArrowRight') === isRtl(row) ? -1 : 1;
}
