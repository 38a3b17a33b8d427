/**
 * Runs in the page, before anything of its own: keeps what the browser reports while it loads.
 *
 * It is handed to the browser as text, so it can use nothing from outside.
 */
export function observe() {
  const seen = { tbt: 0, lcp: 0, cls: 0 };
  let shifts = { sum: 0, first: 0, last: 0 };
  const watch = (/** @type {string} */ type, /** @type {(entry: any) => void} */ take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });

  watch('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - 50);
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  // As Core Web Vitals count: the worst burst of shifts, at most 5 s long and without a gap of 1 s.
  watch('layout-shift', ({ value, startTime }) => {
    const isSame = startTime - shifts.last < 1000 && startTime - shifts.first < 5000;
    shifts = isSame
      ? { ...shifts, sum: shifts.sum + value, last: startTime }
      : { sum: value, first: startTime, last: startTime };
    seen.cls = Math.max(seen.cls, shifts.sum);
  });
  Object.assign(window, { benchSeen: seen });
}
