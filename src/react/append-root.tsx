import type { ReactNode } from 'react';
import type { Cleanup } from '../registry/define-widget';
import type { Report } from '../report/report';
import { makeRoot } from './root';

interface Place {
  /** Whose root it is. */
  widget: string;
  /** Gets a place for it at its end: the page's body, or the theme's element that it belongs to. */
  parent: Element;
  report: Report;
}

/**
 * Draws beside what the theme has printed. It is there when this returns.
 *
 * @returns Ends the root, and takes its place out of the page.
 */
export function appendRoot({ widget, parent, report }: Place, content: ReactNode): Cleanup {
  const container = parent.appendChild(document.createElement('div'));
  const end = makeRoot({ widget, container, report }, content);
  return () => {
    end();
    container.remove();
  };
}
