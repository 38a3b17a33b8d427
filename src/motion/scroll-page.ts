/** What a visitor does to scroll: it ends our movement at once. */
const OWN = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The page has one scroll position: the movement under way ends when another begins. */
let running: AbortController | undefined;

/**
 * Scrolls the page to `top` (px from its start) in `time`, evenly; at once in a time of 0, which is what
 * `duration()` gives under reduced motion.
 *
 * @returns Whether it arrived; false when the visitor's own scroll, another movement or `signal` stopped it.
 */
export function scrollPage(top: number, time: number, signal?: AbortSignal): Promise<boolean> {
  running?.abort();
  if (signal?.aborted) return Promise.resolve(false);
  const start = scrollY;
  // Not innerHeight: a horizontal scrollbar is part of it, and the last line would stay out of reach.
  const { scrollHeight, clientHeight } = document.documentElement;
  const goal = Math.max(0, Math.min(top, scrollHeight - clientHeight));
  if (!time || goal === start) {
    jump(goal);
    return Promise.resolve(true);
  }
  const end = new AbortController();
  running = end;
  for (const type of OWN)
    addEventListener(type, () => end.abort(), { capture: true, passive: true, signal: end.signal });
  signal?.addEventListener('abort', () => end.abort(), { signal: end.signal });
  return move(start, goal, time, end);
}

// A theme's `scroll-behavior: smooth` would make a movement of every step.
const jump = (top: number) => scrollTo({ top, behavior: 'instant' });

function move(start: number, goal: number, time: number, end: AbortController): Promise<boolean> {
  return new Promise((resolve) => {
    const began = performance.now();
    const step = (now: number) => {
      // A frame's time may lie before the click that asked for it.
      const part = Math.min(1, Math.max(0, now - began) / time);
      jump(start + (goal - start) * part);
      if (part < 1) {
        frame = requestAnimationFrame(step);
        return;
      }
      resolve(true);
      end.abort();
    };
    let frame = requestAnimationFrame(step);
    end.signal.addEventListener('abort', () => {
      cancelAnimationFrame(frame);
      resolve(false);
    });
  });
}
