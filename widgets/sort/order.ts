import { jQueryNow } from '../../src/dom/jquery';

/** The fields of a form that a visitor chooses an order in. */
const selects = (form: HTMLFormElement) => [...form.querySelectorAll('select')];

/** The field whose choice is another than the order in which the page is. */
export const changedField = (form: HTMLFormElement): HTMLSelectElement | undefined =>
  selects(form).find((select) => select.selectedIndex !== realIndex(select));

/** Shows the order again in which the page is. */
export function takeBack(form: HTMLFormElement): void {
  for (const select of selects(form)) select.selectedIndex = realIndex(select);
}

/** The option that the server selected: the order in which the page really is. */
function realIndex({ options }: HTMLSelectElement): number {
  const marked = [...options].findIndex((option) => option.hasAttribute('selected'));
  return Math.max(0, marked);
}

/** Whether the browser may have filled the fields with what they held before. */
export function isRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && ['back_forward', 'reload'].includes(navigation.type);
}

/**
 * Whether another script does the sorting: it has put its handler where WooCommerce's own would be, as a theme does that loads
 * the list without the page (Riode).
 */
export const isSortedByScript = (form: HTMLFormElement): boolean =>
  jQueryNow()
    ?._data?.(form, 'events')
    ?.change?.some(({ selector }) => selector?.includes('orderby')) ?? false;
