import type { ReactNode } from 'react';
import type { Cleanup } from '../registry/define-widget';
import type { Report } from '../report/report';
import { makeRoot } from './root';

/**
 * Makes a root for what belongs nowhere in the theme's markup, at the end of the page.
 *
 * @returns Ends it, and takes its place out of the page.
 */
export function makeBodyRoot(widget: string, report: Report, content: ReactNode): Cleanup {
  const container = document.body.appendChild(document.createElement('div'));
  const end = makeRoot({ widget, container, report }, content);
  return () => {
    end();
    container.remove();
  };
}
