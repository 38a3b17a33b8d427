import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import type { Cleanup } from '../registry/define-widget';
import type { Report } from '../report/report';
import { Boundary } from './boundary';

interface Place {
  /** Whose root it is. */
  widget: string;
  /** Markup in it is hydrated; an empty one is drawn into. */
  container: Element;
  report: Report;
}

/**
 * Makes a root. When it crashes or ends, its container holds the server's nodes again, the very same ones:
 * a root that throws or is unmounted leaves it empty (docs/architecture.md, "React empties the container of a component that throws").
 *
 * @returns Ends it.
 */
export function makeRoot({ widget, container, report }: Place, content: ReactNode): Cleanup {
  const saved = [...container.childNodes];
  const elements = [...container.querySelectorAll('*')];
  let isOver = false;
  let hasCrashed = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    root.unmount();
    // Also off the page: what a theme takes out and puts back later must not come back empty.
    container.replaceChildren(...saved);
  };
  const crash = (error: unknown) => {
    hasCrashed = true;
    report(widget, container, error);
    // Not while it is drawing.
    queueMicrotask(end);
  };
  const options: RootOptions = {
    // The boundary has reported it; by default React writes it into the console once more.
    onCaughtError: () => {},
    // A mismatch. React also calls a throw that it has drawn anew for by this name.
    onRecoverableError: (error) => hasCrashed || report(widget, container, error),
  };
  const guarded = <Boundary onCrash={crash}>{content}</Boundary>;
  let root = saved.length ? hydrateRoot(container, guarded, options) : createRoot(container, options);
  if (!saved.length) root.render(guarded);
  else if (!hasCrashed && isDrawnAnew(container, saved, elements)) {
    report(widget, container, new Error('The markup is not what the component draws; it is drawn anew.'));
    root.unmount();
    container.replaceChildren();
    root = createRoot(container, options);
    root.render(guarded);
  }
  return end;
}

/** Preact has hydrated by now, and says nothing of a mismatch; React begins later, and does. */
const isDrawnAnew = (container: Element, nodes: ChildNode[], elements: Element[]) =>
  container.childNodes.length > nodes.length || elements.some((element) => !container.contains(element));
