import { duration } from './duration';

const running = new WeakMap<Element, Animation>();

/** What gives an element height; all of it has to move, or the movement begins and ends with a jump. */
const SIDES = [
  'paddingTop',
  'paddingBottom',
  'borderTopWidth',
  'borderBottomWidth',
  'marginTop',
  'marginBottom',
] as const;

/**
 * Shows or hides an element by letting it grow or shrink; a second call turns a running movement
 * round where it is. `hidden` holds the state: gone from the first frame of opening on, and back
 * after the last of closing.
 *
 * @param time In ms, as `duration()` gives it.
 *
 * @returns Whether the movement came to its end; false when another call took over.
 */
export async function slide(
  element: HTMLElement,
  isOpen: boolean,
  time = duration('panel'),
): Promise<boolean> {
  // Measured before the running movement is cancelled: it is turned round where it stands.
  const from = boxOf(element);
  running.get(element)?.cancel();
  element.hidden = false;
  const to = boxOf(element, isOpen);
  if (time && from.height !== to.height) {
    const animation = element.animate([from, to], { duration: time, easing: 'ease' });
    running.set(element, animation);
    try {
      await animation.finished;
    } catch {
      return false; // cancelled by the next call
    }
  }
  element.hidden = !isOpen;
  return true;
}

/** The element's box as a keyframe: as it is now, or as nothing. */
function boxOf(element: HTMLElement, isThere = !element.hidden): Keyframe {
  const style = getComputedStyle(element);
  const sides = SIDES.map((side) => [side, isThere ? style[side] : '0px']);
  return {
    ...Object.fromEntries(sides),
    height: `${isThere ? element.offsetHeight : 0}px`,
    // A least height would hold the box open; border-box is what offsetHeight measures.
    minHeight: '0px',
    boxSizing: 'border-box',
    overflow: 'clip',
  };
}
