import { duration, type Movement } from './duration';

const running = new WeakMap<Element, Animation>();
const NOTHING = { paddingBlock: '0px', marginBlock: '0px' };

/**
 * Shows or hides an element by letting it grow or shrink; a second call turns a running movement
 * round where it is. `hidden` holds the state: gone from the first frame of opening on, and back
 * after the last of closing.
 *
 * @returns Whether the movement came to its end; false when another call took over.
 */
export async function slide(element: HTMLElement, isOpen: boolean, movement: Movement): Promise<boolean> {
  const from = element.hidden ? 0 : element.offsetHeight;
  running.get(element)?.cancel();
  element.hidden = false;
  const to = isOpen ? element.offsetHeight : 0;
  const time = duration(movement);
  if (time && from !== to) {
    const frames = [from, to].map((height) => ({
      height: `${height}px`,
      boxSizing: 'border-box',
      overflow: 'clip',
      ...(height ? {} : NOTHING),
    }));
    const animation = element.animate(frames, { duration: time, easing: 'ease' });
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
