const idle: (callback: () => void, options?: { timeout: number }) => number =
  globalThis.requestIdleCallback ?? ((callback) => setTimeout(callback, 200));

/** Runs `callback` when the browser has nothing better to do, after two seconds at the latest. */
export function whenIdle(callback: () => void): void {
  idle(callback, { timeout: 2000 });
}

/** Runs `callback` once the document and what it needs has loaded. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', callback);
}
