/** Milliseconds in which what moves is the visitor's doing, and no show that plays by itself. */
const DOING = 1500;

/**
 * Calls `tell` when something in the window may stand elsewhere: the page or a strip in it has moved, something has opened,
 * come, or drawn its controls. `isShow`: it has done so by itself, as slides that play.
 */
export function whenMoved(tell: (isShow: boolean) => void, signal: AbortSignal): void {
  let doneAt = 0;
  const listen = (types: string[], listener: (event: Event) => void) => {
    for (const type of types)
      document.addEventListener(type, listener, { capture: true, passive: true, signal });
  };
  listen(['pointerdown', 'touchmove', 'wheel', 'keydown'], () => {
    doneAt = Date.now();
  });
  listen(['scroll', 'transitionend'], ({ target }) =>
    tell(target !== document && Date.now() - doneAt > DOING),
  );
  const told = () => tell(false);
  listen(['click', 'mullion:widget-started'], told);
  addEventListener('resize', told, { signal });
  const sizes = new ResizeObserver(told);
  sizes.observe(document.body);
  // A message at the window's foot.
  const children = new MutationObserver(told);
  children.observe(document.body, { childList: true });
  signal.addEventListener('abort', () => {
    children.disconnect();
    sizes.disconnect();
  });
}
