import { stepOf } from '../../../src/dom/clicks-and-keys';

export const tabsIn = (row: HTMLElement | null): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
];

/** The index of the thumbnail that is marked; 0 where there are none. */
export const markedIn = (row: HTMLElement | null): number =>
  Math.max(
    tabsIn(row).findIndex((tab) => tab.getAttribute('aria-selected') === 'true'),
    0,
  );

/**
 * Moves the focus in the row of thumbnails by arrow keys, Home and End; the ends do not wrap.
 *
 * @param moved Called with the index of the thumbnail that has it then; not where the key is none of these.
 */
export function moveFocus(event: KeyboardEvent, row: HTMLElement, moved: (index: number) => void): void {
  const tabs = tabsIn(row);
  const from = tabs.indexOf(event.target as HTMLElement);
  const steps = stepOf(event, row);
  if (from < 0 || !steps) return;
  event.preventDefault();
  const index = Math.min(Math.max(from + steps, 0), tabs.length - 1);
  tabs[index]?.focus({ preventScroll: true });
  moved(index);
}
