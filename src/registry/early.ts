import type { Moment } from '../contract/config';
import type { Scope } from './define-widget';

/**
 * What a visitor would miss before a widget's chunk is there, in a module of a few lines that comes with the
 * page: the default export of `widgets/<name>/early.ts`. No list has to be edited.
 */
export interface Early {
  /** A moment that depends on the attributes: a slider that plays by itself starts when visible. */
  moment?(element: HTMLElement): Moment | undefined;
  /**
   * Runs soon after the element is found; adds nothing that moves the page. What hears clicks listens
   * on the window in the capture phase: the guard that holds clicks is next, and comes behind it. The widget
   * waits for its promise.
   *
   * @param begin Starts the widget now, before its moment.
   */
  start(scope: Scope, begin: () => void): void | Promise<void>;
}
