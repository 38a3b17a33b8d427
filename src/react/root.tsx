import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
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
 * A later crash is reported.
 *
 * @returns Ends it.
 * @throws What its first render has thrown.
 */
export function makeRoot(place: Place, content: ReactNode): Cleanup {
  const root = new GuardedRoot(place, content);
  root.begin();
  return () => root.end();
}

class GuardedRoot {
  readonly #place: Place;
  readonly #content: ReactNode;
  readonly #saved: ChildNode[];
  readonly #elements: Element[];
  #root: Root | undefined;
  /** What the first render has thrown. */
  #failure: { error: unknown } | undefined;
  #hasBegun = false;
  #isOver = false;
  #isReported = false;
  #isAnew = false;

  constructor(place: Place, content: ReactNode) {
    this.#place = place;
    this.#content = content;
    this.#saved = [...place.container.childNodes];
    this.#elements = [...place.container.querySelectorAll('*')];
  }

  begin(): void {
    const { container } = this.#place;
    // At once: a press that was held comes next, and has to find the component listening.
    flushSync(() => this.#draw());
    // Preact says nothing of a mismatch, and leaves what it could not use.
    if (this.#isAnew && !this.#isReported) {
      this.#tell(new Error('The markup is not what the component draws; it is drawn anew.'));
      this.#root?.unmount();
      container.replaceChildren();
      this.#draw();
    }
    this.#hasBegun = true;
    if (!this.#failure) return;
    this.end();
    throw this.#failure.error;
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#root?.unmount();
    // Also off the page: what a theme takes out and puts back later must not come back empty.
    this.#place.container.replaceChildren(...this.#saved);
  }

  #draw(): void {
    const { container } = this.#place;
    const options: RootOptions = {
      // The boundary has heard of it; by default React writes it into the console once more.
      onCaughtError: () => {},
      // A mismatch. React also calls a throw that it has drawn anew for by this name.
      onRecoverableError: (error) => this.#isReported || this.#tell(error),
    };
    const onCrash = (error: unknown) => this.#crash(error);
    const guarded = <Boundary {...{ onCrash, onDrawn: () => this.#look(), children: this.#content }} />;
    if (container.hasChildNodes()) this.#root = hydrateRoot(container, guarded, options);
    else {
      this.#root = createRoot(container, options);
      this.#root.render(guarded);
    }
  }

  #look(): void {
    this.#isAnew = this.#saved.length > 0 && isDrawnAnew(this.#place.container, this.#saved, this.#elements);
  }

  #crash(error: unknown): void {
    if (this.#hasBegun) {
      this.#tell(error);
      // Not while it is drawing.
      queueMicrotask(() => this.end());
      return;
    }
    // Who has asked for the root is told, and tells.
    this.#isReported = true;
    this.#failure = { error };
  }

  #tell(error: unknown): void {
    const { widget, container, report } = this.#place;
    this.#isReported = true;
    report(widget, container, error);
  }
}

/** Whether the first render has nodes of its own in the place of the server's. */
const isDrawnAnew = (container: Element, nodes: ChildNode[], elements: Element[]) =>
  container.childNodes.length > nodes.length || elements.some((element) => !container.contains(element));
