import type { Bus } from '../bus/bus';

/**
 * One console message and one `mullion:error` event for each thing that goes wrong. The element is
 * handed to the console as it is, which shows where it stands.
 */
export function createReport(bus: Bus) {
  return (widget: string, element: Element | null, problem: unknown): void => {
    const error = problem instanceof Error ? problem : new Error(String(problem));
    if (!bus.emit('error', { widget, element, error })) return;
    console.error(`Mullion: [${widget}] ${error.message} The markup was left as it is:`, element, error);
  };
}
