import { duration, type Movement } from './duration';

/** What a visitor does to scroll: it ends our movement at once. */
const OWN = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the page to `top` (px from its start) in the time of `movement`, evenly; at once under
 * reduced motion.
 *
 * @returns Whether it arrived; false when the visitor's own scroll, or `signal`, stopped it.
 */
export function scrollPage(top: number, movement: Movement, signal?: AbortSignal): Promise<boolean> {
  const time = duration(movement);
  const start = scrollY;
  const goal = Math.max(0, Math.min(top, document.documentElement.scrollHeight - innerHeight));
  const jump = (to: number) => scrollTo({ top: to, behavior: 'instant' });
  if (!time) {
    jump(goal);
    return Promise.resolve(true);
  }
  return new Promise((resolve) => {
    const end = new AbortController();
    const finish = (isThere: boolean) => {
      end.abort();
      resolve(isThere);
    };
    for (const type of OWN)
      addEventListener(type, () => finish(false), { capture: true, passive: true, signal: end.signal });
    signal?.addEventListener('abort', () => finish(false), { signal: end.signal });
    const began = performance.now();
    const step = (now: number) => {
      if (end.signal.aborted) return;
      const part = Math.min(1, Math.max(0, now - began) / time);
      jump(start + (goal - start) * part);
      if (part < 1) requestAnimationFrame(step);
      else finish(true);
    };
    requestAnimationFrame(step);
  });
}
