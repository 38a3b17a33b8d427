import { vi } from 'vitest';
import { entriesOf } from '../../../src/find/entries';
import type { Find, Words } from '../../../src/find/found';

/** Each sentence of the view is its own name. */
export const words = new Proxy({} as Words, { get: (_, name) => `${String(name)} %s` });

/** What a detector finds on a page with this body, as the list has it. */
export function entries(widget: string, find: Find, ticking: HTMLElement[] = []) {
  const look = { page: document, printed: null, ticking: new Set(ticking), words };
  return entriesOf({ [widget]: find }, look);
}

/** jQuery as far as detectors ask it: what a plugin keeps with its elements, by their selectors. */
export function keptByJQuery(kept: Record<string, Record<string, unknown>>, plugins: string[] = []): void {
  const of = (element: Element) =>
    Object.assign({}, ...Object.keys(kept).map((one) => (element.matches(one) ? kept[one] : {})));
  const jQuery = Object.assign((element: Element) => ({ data: () => of(element) }), {
    fn: Object.fromEntries(plugins.map((name) => [name, () => {}])),
    hasData: (element: Element) => Object.keys(of(element)).length > 0,
  });
  vi.stubGlobal('jQuery', jQuery);
}
