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

/** An element as a keyframe: open, closed, or as it is now. */
export type FrameOf = (element: HTMLElement, isOpen?: boolean) => Keyframe;

/**
 * Shows or hides an element by letting it grow or shrink; a second call turns a running movement
 * round where it is. `hidden` holds the state: gone from the first frame of opening on, and back
 * after the last of closing.
 *
 * @param time In ms, as `duration()` gives it.
 * @param frameOf Between what it moves, if not between its height and none.
 *
 * @returns Whether the movement came to its end; false when another call took over.
 */
export async function slide(
  element: HTMLElement,
  isOpen: boolean,
  time = duration('panel'),
  frameOf: FrameOf = boxOf,
): Promise<boolean> {
  // Measured before the running movement is cancelled: it is turned round where it stands.
  const from = frameOf(element);
  running.get(element)?.cancel();
  element.hidden = false;
  const to = frameOf(element, isOpen);
  if (time && Object.keys(to).some((name) => from[name] !== to[name])) {
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

/** The element's box: as it is now, or as nothing. */
function boxOf(element: HTMLElement, isThere = !element.hidden): Keyframe {
  const style = getComputedStyle(element);
  const sides = SIDES.map((side) => [side, isThere ? style[side] : '0px']);
  return {
    ...Object.fromEntries(sides),
    height: `${isThere ? element.offsetHeight : 0}px`,
    // A least height would hold the box open; border-box is what offsetHeight measures.
    minHeight: '0px',
    boxSizing: 'border-box',
    overflow: CSS.supports('overflow', 'clip') ? 'clip' : 'hidden',
  };
}
