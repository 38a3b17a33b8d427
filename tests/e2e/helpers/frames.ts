import { expect, type Locator } from '@playwright/test';

/** Where an element was when a frame was drawn. */
export interface Frame {
  /** Milliseconds since the visitor's last press or key, or since the recording where there was none. */
  at: number;
  /** The left upper corner, in px of the window. */
  x: number;
  y: number;
  height: number;
  opacity: number;
}

/**
 * Draws up where an element stands in every frame while `act` runs and for `ms` afterwards.
 *
 * @param part What is looked at is what it holds at the time: an answer of the server may replace that.
 *
 * @returns The frames, counted from the first trusted press, key or touch during `act`.
 */
export async function recordFrames(
  target: Locator,
  act: () => Promise<unknown>,
  ms: number,
  part?: string,
): Promise<Frame[]> {
  const recorder = await target.evaluateHandle((around, selector) => {
    const frames: Frame[] = [];
    const end = new AbortController();
    const begun = performance.now();
    let pressed = 0;
    const press = (event: Event) => {
      if (!pressed && event.isTrusted) pressed = event.timeStamp;
    };
    // What moves a strip is the release of a button, the press of a key or a finger's first touch.
    for (const type of ['click', 'keydown', 'touchstart', 'mousedown'])
      addEventListener(type, press, { capture: true, signal: end.signal });
    const draw = (now: number) => {
      const element = (selector && around.querySelector(selector)) || around;
      const { x, y, height } = element.getBoundingClientRect();
      frames.push({ at: now, x, y, height, opacity: Number(getComputedStyle(element).opacity) });
      if (!end.signal.aborted) requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
    return {
      stop() {
        end.abort();
        return frames.map((frame) => ({ ...frame, at: frame.at - (pressed || begun) }));
      },
    };
  }, part);
  await act();
  await target.page().waitForTimeout(ms);
  return recorder.evaluate(({ stop }) => stop());
}

export interface Movement {
  /** Milliseconds from the press to the first frame that shows it elsewhere. */
  delay: number;
  /** Milliseconds from there to the last frame that differs from the one before. */
  duration: number;
  /** The way covered from the first frame to the last, in px; negative towards the left or the top. */
  distance: number;
  /** The longest way between two frames, in px: a jump, if it is most of the distance. */
  longestStep: number;
  /** The longest time between two frames while it moved, in ms: how exact `duration` is on this machine. */
  longestFrame: number;
  /** How many frames drawn after the press still show it at rest. */
  framesAtRest: number;
  /** Whether it ever went back on its way. */
  turnsBack: boolean;
}

/** How an element moved along an axis; `null` when it stood still. */
export function movementOf(frames: Frame[], axis: 'x' | 'y' = 'x'): Movement | null {
  const steps = frames.slice(1).map((frame, index) => ({
    from: (frames[index] as Frame).at,
    at: frame.at,
    by: frame[axis] - (frames[index] as Frame)[axis],
  }));
  const moves = steps.filter(({ by }) => Math.abs(by) > 0.25);
  const [first] = moves;
  const last = moves.at(-1);
  if (!first || !last) return null;
  const distance = moves.reduce((sum, { by }) => sum + by, 0);
  return {
    delay: first.at,
    duration: last.at - first.from,
    distance,
    longestFrame: Math.max(
      ...steps.filter(({ at }) => at >= first.at && at <= last.at).map(({ at, from }) => at - from),
    ),
    framesAtRest: steps.filter(({ from, at }) => from > 0 && at < first.at).length,
    longestStep: Math.max(...moves.map(({ by }) => Math.abs(by))),
    turnsBack: moves.some(({ by }) => Math.abs(by) > 1 && Math.sign(by) !== Math.sign(distance)),
  };
}

/** That it went from one value to another in this time, within a tenth and as exactly as this machine draws. */
export function expectChange(
  frames: Frame[],
  what: 'x' | 'height' | 'opacity',
  [from, to]: [number, number],
  ms: number,
): void {
  const isAt = (value: number) => (frame: Frame) => Math.abs(frame[what] - value) < 1e-6;
  const start = frames.findIndex(isAt(from));
  const end = frames.findIndex((frame, at) => at > start && isAt(to)(frame));
  const begin = frames.slice(0, end).findLastIndex(isAt(from));
  expect(Math.min(start, end), `${what} goes from ${from} to ${to}`).toBeGreaterThanOrEqual(0);
  const between = frames.slice(begin, end + 1);
  const longest = Math.max(...between.slice(1).map(({ at }, index) => at - between[index]!.at));
  const time = between.at(-1)!.at - between[0]!.at;
  expect(time, `${what} goes from ${from} to ${to}`).toBeGreaterThan(0.9 * ms);
  expect(time, `${what} goes from ${from} to ${to}`).toBeLessThan(1.1 * ms + 2 * longest);
}
