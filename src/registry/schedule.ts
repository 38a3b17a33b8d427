import type { Moment } from '../contract/config';

const idle: (callback: () => void, options?: { timeout: number }) => number =
  globalThis.requestIdleCallback ?? ((callback) => setTimeout(callback, 200));

/** Runs `callback` when the browser has nothing better to do, after two seconds at the latest. */
export function whenIdle(callback: () => void): void {
  idle(callback, { timeout: 2000 });
}

/** Runs `callback` once the document and what it needs has loaded. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', () => callback(), { once: true });
}

const INTERACTIONS = ['pointerdown', 'pointerover', 'focusin', 'keydown'];

/** What takes the waiting of an element back. */
const waiting = new Map<Element, () => void>();

/**
 * Calls `start` at the widget's moment; it may be called again, and after {@link unschedule}.
 * Throws where `data-hydrate` holds none of the words.
 *
 * A hidden or empty element never comes into view, so it starts when idle instead.
 */
export function schedule(element: Element, moment: Moment, start: () => void): void {
  // A task each: together they would hold up a tap on a slow phone.
  if (moment === 'load') setTimeout(start);
  else if (moment === 'idle') whenLoaded(() => whenIdle(start));
  else if (moment === 'interaction') whenTouched(element, start);
  else if (moment === 'visible') whenVisible(element, start);
  else whenMatching(element, moment, start);
}

/** Stops listening and looking for the sake of `element`. */
export function unschedule(element: Element): void {
  untouched.delete(element);
  waiting.get(element)?.();
  waiting.delete(element);
}

const untouched = new Map<Element, () => void>();

/** One set of listeners for all widgets: a page of sliders would have hundreds. */
function whenTouched(element: Element, start: () => void): void {
  if (!untouched.size) {
    for (const type of INTERACTIONS) document.addEventListener(type, touch, { capture: true, passive: true });
  }
  untouched.set(element, start);
}

function touch({ target }: Event): void {
  // The document has no `closest`, and takes focus all the same.
  let element: Element | null | undefined = (target as Element).closest?.('[data-widget]');
  for (; element; element = element.parentElement?.closest('[data-widget]')) untouched.get(element)?.();
}

function whenMatching(element: Element, moment: string, start: () => void): void {
  const [, condition = 'not all'] = /^media:(.+)/.exec(moment) ?? [];
  const query = matchMedia(condition);
  // A query that cannot be read throws nowhere: it says "not all".
  if (query.media === 'not all')
    throw new Error(`data-hydrate="${moment}" is not load, idle, visible, interaction or media:(…).`);
  const check = () => query.matches && start();
  query.addEventListener('change', check);
  waiting.set(element, () => query.removeEventListener('change', check));
  check();
}

function whenVisible(element: Element, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      // The newest; there is never none.
      const { isIntersecting, boundingClientRect: box } = entries.at(-1) as IntersectionObserverEntry;
      if (!isIntersecting && (box.width || box.height)) return;
      observer.disconnect();
      whenIdle(start);
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  waiting.set(element, () => observer.disconnect());
}
