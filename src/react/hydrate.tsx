import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Schema } from '../contract/attributes';
import type { Instance, Start } from '../registry/define-widget';
import { rootGuard } from './root-guard';

/** What a hydrated component is given; its first render is what `template.php` printed. */
export interface HydrateProps<S extends Schema = Schema> extends Instance<S> {
  /** The server's markup inside `selector`, read once: for {@link ServerHtml}. */
  html(selector: string): string;
  /** The server's text inside `selector`, read once. */
  text(selector: string): string;
}

/** Puts React under the markup that our template printed: every node stays. */
export function hydrate<S extends Schema>(Component: ComponentType<HydrateProps<S>>, name: string): Start<S> {
  return (instance) => {
    const { element, report } = instance;
    const { options, restore } = rootGuard(name, element, report);
    dropIndentation(element);
    const server = element.cloneNode(true) as HTMLElement;
    const html = (selector: string) => server.querySelector(selector)?.innerHTML ?? '';
    const text = (selector: string) => server.querySelector(selector)?.textContent ?? '';
    const root = hydrateRoot(element, <Component {...instance} html={html} text={text} />, options);
    return () => {
      root.unmount();
      restore();
    };
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
