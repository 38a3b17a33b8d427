/** Runs `callback` when the browser has nothing better to do, after two seconds at the latest. */
export function whenIdle(callback: () => void): void {
  // Safari has none.
  const ask = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 200));
  ask(callback, { timeout: 2000 });
}

/** Whether the browser prepares the page in advance: nobody has seen it. */
export const isPrerendered = () => (document as { prerendering?: boolean }).prerendering;

/** Runs `callback` once somebody has opened the page. */
export function whenShown(callback: () => void): void {
  if (isPrerendered()) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}

/** Runs `callback` once the document and what it needs has loaded, and somebody has opened it. */
export function whenLoaded(callback: () => void): void {
  whenShown(() => {
    if (document.readyState === 'complete') callback();
    else addEventListener('load', callback);
  });
}
