import type { Bus } from '../bus/bus';
import { WidgetError } from './widget-error';

/** Says in one console message and a `mullion:error` event what went wrong. */
export type Report = (widget: string, element: Element | null, problem: unknown) => void;

/**
 * Makes `report()`. What no part of ours has a code for is a crash; the element is handed to the
 * console as it is, which shows where it stands.
 */
export function createReport(bus: Bus): Report {
  return (widget, element, problem) => {
    const { name, message } = Object(problem) as Error;
    // By its name, not by its class: the entry and the chunks have one each.
    const error =
      name === 'WidgetError'
        ? (problem as WidgetError)
        : new WidgetError('crashed', widget, message ?? problem, { cause: problem });
    if (bus.emit('error', { widget, element, error }))
      console.error(`Mullion: [${widget}] ${error.message}`, element, error);
  };
}
