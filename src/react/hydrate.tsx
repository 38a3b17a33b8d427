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
    dropIndentation(container);
    const server = container.cloneNode(true) as HTMLElement;
    const html = (selector: string) => server.querySelector(selector)?.innerHTML ?? '';
    return makeRoot({ widget, container, report }, <Component {...instance} html={html} />);
  };
}

/**
 * Takes out the white space that an author's indentation left between tags: one such text node makes
 * React throw the markup away. Opaque parts (`data-server-html`) keep theirs.
 */
export function dropIndentation(container: Element): void {
  if (container.hasAttribute('data-server-html')) return;
  for (const node of [...container.childNodes]) {
    if (node instanceof Element) dropIndentation(node);
    else if (node instanceof Text && container.childElementCount && !node.data.trim()) node.remove();
  }
}
