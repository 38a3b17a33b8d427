import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
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
  let isReported = false;
  let isAnew = false;
  const tell = (error: unknown) => {
    isReported = true;
    report(widget, container, error);
  };
  const end = () => {
    if (isOver) return;
    isOver = true;
    root.unmount();
    // Also off the page: what a theme takes out and puts back later must not come back empty.
    container.replaceChildren(...saved);
  };
  const crash = (error: unknown) => {
    tell(error);
    // Not while it is drawing.
    queueMicrotask(end);
  };
  const options: RootOptions = {
    // The boundary has reported it; by default React writes it into the console once more.
    onCaughtError: () => {},
    // A mismatch. React also calls a throw that it has drawn anew for by this name.
    onRecoverableError: (error) => isReported || tell(error),
  };
  const look = () => {
    isAnew = saved.length > 0 && isDrawnAnew(container, saved, elements);
  };
  const guarded = <Boundary {...{ onCrash: crash, onDrawn: look, children: content }} />;
  const draw = () => {
    const made = createRoot(container, options);
    made.render(guarded);
    return made;
  };
  // At once: a press that was held comes next, and has to find the component listening.
  let root = flushSync(() => (saved.length ? hydrateRoot(container, guarded, options) : draw()));
  // Preact says nothing of a mismatch, and leaves what it could not use.
  if (isAnew && !isReported) {
    tell(new Error('The markup is not what the component draws; it is drawn anew.'));
    root.unmount();
    container.replaceChildren();
    root = draw();
  }
  return end;
}

/** Whether the first render has nodes of its own in the place of the server's. */
const isDrawnAnew = (container: Element, nodes: ChildNode[], elements: Element[]) =>
  container.childNodes.length > nodes.length || elements.some((element) => !container.contains(element));
