import type { RootOptions } from 'react-dom/client';
import type { Context } from '../registry/context';

/**
 * What every root is made with: a crash puts back the server's nodes, the very same ones, because
 * React empties the container of a component that throws (docs/architecture.md, "React empties the container of a component that throws").
 */
export function rootGuard(widget: string, container: Element, ctx: Context) {
  const saved = [...container.childNodes];
  // Also off the page: what a theme takes out and puts back later must not come back empty.
  const restore = () => container.replaceChildren(...saved);
  const options: RootOptions = {
    identifierPrefix: `mullion-${widget}-`,
    onUncaughtError: (error) => {
      ctx.report(widget, container, error);
      queueMicrotask(restore);
    },
    onRecoverableError: (error) => ctx.report(widget, container, error),
  };
  return { options, restore };
}
