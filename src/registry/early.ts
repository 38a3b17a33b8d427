import type { Moment } from '../contract/config';
import type { Scope } from './define-widget';

/**
 * The few lines that the entry carries for a widget: what a visitor would miss before its chunk is
 * there. `widgets/<name>/early.ts` exports it as default; no list has to be edited.
 */
export interface Early {
  /** A moment that depends on the attributes: a slider that plays by itself starts when visible. */
  moment?(element: HTMLElement): Moment | undefined;
  /**
   * Runs as soon as the element is found; adds nothing that moves the page. What hears clicks listens
   * on the window in the capture phase: the guard that holds clicks is next, on the document.
   */
  start?(scope: Scope): void;
}

const modules = import.meta.glob<Early>('./*/early.ts', {
  base: '../../widgets',
  eager: true,
  import: 'default',
});

/** The early part of the widget called `name`, if its folder has one. */
export function earlyOf(name: string): Early | undefined {
  return modules[`./${name}/early.ts`];
}
