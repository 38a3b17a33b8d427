import type { Page } from '@playwright/test';

interface Kept {
  /** Added and neither removed, aborted nor on an element that has left. */
  listeners: number;
  /** Set and neither cleared nor over. */
  timers: number;
}
export const kept = (page: Page) => page.evaluate(() => (window as unknown as { kept(): Kept }).kept());

/** The same once the page has come to rest: on a slow machine other widgets still start meanwhile. */
export async function keptAtRest(page: Page): Promise<Kept> {
  // The first look at an element brings Playwright's own listeners into the page.
  await page.locator('body').evaluate(() => {});
  let last = await kept(page);
  for (let quiet = 0; quiet < 3; ) {
    await page.waitForTimeout(200);
    const now = await kept(page);
    quiet = now.listeners === last.listeners && now.timers === last.timers ? quiet + 1 : 0;
    last = now;
  }
  return last;
}

/** Counts what is added and set from now on: an init script, for {@link kept}. */
export function countListenersAndTimers() {
  const listeners = new Map<string, EventTarget>();
  const timers = new Set<number>();
  const ids = new WeakMap<object, number>();
  let last = 0;
  const id = (thing: object) => {
    if (!ids.has(thing)) ids.set(thing, ++last);
    return ids.get(thing);
  };
  type Listen = EventTarget['addEventListener'];
  const keyOf = (target: EventTarget, [type, listener, options]: Parameters<Listen>) => {
    const isCapture = typeof options === 'object' ? options.capture : options;
    return [id(target), type, listener ? id(listener) : 0, Boolean(isCapture)].join();
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...given: Parameters<Listen>) {
    const [, , options] = given;
    const key = keyOf(this, given);
    const signal = typeof options === 'object' ? options.signal : undefined;
    const isOnce = typeof options === 'object' && options.once;
    if (!isOnce && !(this instanceof AbortSignal) && !signal?.aborted) listeners.set(key, this);
    if (signal) addEventListener.call(signal, 'abort', () => listeners.delete(key));
    addEventListener.apply(this, given);
  };
  EventTarget.prototype.removeEventListener = function (...given: Parameters<Listen>) {
    listeners.delete(keyOf(this, given));
    removeEventListener.apply(this, given);
  };
  const { setTimeout, clearTimeout } = window;
  Object.assign(window, {
    setTimeout(callback: () => void, ...more: [number?]) {
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          callback();
        },
        ...more,
      );
      timers.add(timer);
      return timer;
    },
    clearTimeout(timer: number) {
      timers.delete(timer);
      clearTimeout(timer);
    },
    kept() {
      const left = (target: EventTarget) => target instanceof Node && !target.isConnected;
      return {
        listeners: [...listeners.values()].filter((target) => !left(target)).length,
        timers: timers.size,
      };
    },
  });
}
