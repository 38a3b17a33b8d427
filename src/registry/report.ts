import type { Bus } from '../bus/bus';

/** How to find `element` in the page: enough of a path for a developer to search for. */
export function placeOf(element: Element | null): string {
  if (!element) return 'the page';
  const name = element.tagName.toLowerCase();
  const id = element.id && `#${element.id}`;
  const classes = [...element.classList].slice(0, 3).map((item) => `.${item}`);
  return `<${name}${id}${classes.join('')}>`;
}

/** One console message and one `mullion:error` event for each thing that goes wrong. */
export function createReport(bus: Bus) {
  return (widget: string, element: Element | null, problem: unknown): void => {
    const error = problem instanceof Error ? problem : new Error(String(problem));
    if (!bus.emit('error', { widget, element, error })) return;
    const prefix = error.message.startsWith('[') ? '' : `[${widget}] `;
    console.error(
      `Mullion: ${prefix}${error.message} At ${placeOf(element)}; its markup was left as it is.`,
      error,
    );
  };
}
