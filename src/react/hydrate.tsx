import type { ComponentType } from 'react';
import type { Schema } from '../contract/attributes';
import type { Instance, Start } from '../registry/define-widget';
import { makeRoot } from './root';

/** What a hydrated component is given; its first render is what `template.php` printed. */
export interface HydrateProps<S extends Schema = Schema> extends Instance<S> {
  /** The server's markup inside `selector`, read once: for {@link ServerHtml}. */
  html(selector: string): string;
}

/** Puts React under the markup that our template printed: every node stays. */
export function hydrate<S extends Schema>(
  Component: ComponentType<HydrateProps<S>>,
  widget: string,
): Start<S> {
  return (instance) => {
    const { element: container, report } = instance;
    const { html } = readPrinted(container);
    return makeRoot({ widget, container, report }, <Component {...instance} html={html} />);
  };
}

/** The server's markup as it was printed: a copy of it all, and the inside of a part, by its selector. */
export function readPrinted(container: HTMLElement): {
  printed: HTMLElement;
  html: HydrateProps['html'];
} {
  dropIndentation(container);
  const printed = container.cloneNode(true) as HTMLElement;
  return { printed, html: (selector) => printed.querySelector(selector)?.innerHTML ?? '' };
}

/**
 * Takes out the white space that an author's indentation left between tags: one such text node makes
 * React throw the markup away. Opaque parts (`data-server-html`) keep theirs.
 */
function dropIndentation(container: Element): void {
  if (container.hasAttribute('data-server-html')) return;
  for (const node of [...container.childNodes]) {
    if (node instanceof Element) dropIndentation(node);
    else if (node instanceof Text && container.childElementCount && !node.data.trim()) node.remove();
  }
}
