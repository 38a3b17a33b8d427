import type { Moment } from '../contract/config';

const idle: (callback: () => void, options?: { timeout: number }) => number =
  globalThis.requestIdleCallback ?? ((callback) => setTimeout(callback, 200));
const cancelIdle = globalThis.cancelIdleCallback ?? clearTimeout;

/** Runs `callback` when the browser has nothing better to do, after two seconds at the latest. */
export function whenIdle(callback: () => void, signal?: AbortSignal): void {
  const id = idle(callback, { timeout: 2000 });
  signal?.addEventListener('abort', () => cancelIdle(id));
}

/** Runs `callback` once the document and what it needs has loaded. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', () => callback(), { once: true });
}

const INTERACTIONS = ['pointerdown', 'pointerover', 'focusin', 'keydown'] as const;

/**
 * Calls `start` at the widget's moment, once; `signal` takes the waiting back.
 *
 * A hidden or empty element never comes into view, so it starts when idle instead.
 */
export function schedule(element: Element, moment: Moment, start: () => void, signal: AbortSignal): void {
  if (moment === 'load') start();
  else if (moment === 'idle') whenLoaded(() => whenIdle(start, signal));
  else if (moment === 'interaction') whenTouched(element, start, signal);
  else if (moment.startsWith('media:')) whenMatching(moment.slice('media:'.length), start, signal);
  else whenVisible(element, start, signal);
}

const untouched = new Map<Element, () => void>();

/** One set of listeners for all widgets: a page of sliders would have hundreds. */
function whenTouched(element: Element, start: () => void, signal: AbortSignal): void {
  if (!untouched.size) {
    for (const type of INTERACTIONS) document.addEventListener(type, touch, { capture: true, passive: true });
  }
  untouched.set(element, start);
  signal.addEventListener('abort', () => untouched.delete(element));
}

function touch({ target }: Event): void {
  let element = target instanceof Element ? target.closest('[data-widget]') : null;
  for (; element; element = element.parentElement?.closest('[data-widget]') ?? null)
    untouched.get(element)?.();
}

function whenMatching(condition: string, start: () => void, signal: AbortSignal): void {
  const query = matchMedia(condition);
  // A query that cannot be read throws nowhere: it says "not all".
  if (query.media === 'not all') throw new Error(`data-hydrate="media:${condition}" is no media query.`);
  const check = () => query.matches && start();
  query.addEventListener('change', check, { signal });
  check();
}

function whenVisible(element: Element, start: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      const isEmpty = !entry.boundingClientRect.width && !entry.boundingClientRect.height;
      if (!entry.isIntersecting && !isEmpty) return;
      observer.disconnect();
      whenIdle(start, signal);
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
