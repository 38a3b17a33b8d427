const idle: (callback: () => void, options?: { timeout: number }) => number =
  window.requestIdleCallback ?? ((callback) => setTimeout(callback, 200));

/** Runs `callback` when the browser has nothing better to do, after two seconds at the latest. */
export function whenIdle(callback: () => void): void {
  idle(callback, { timeout: 2000 });
}

/** Runs `callback` once the document and what it needs has loaded, and somebody has opened it: not while it is prerendered. */
export function whenLoaded(callback: () => void): void {
  const { prerendering, readyState } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', () => whenLoaded(callback));
  else if (readyState === 'complete') callback();
  else addEventListener('load', callback);
}
