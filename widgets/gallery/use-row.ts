import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { moveFocus, tabsIn } from './parts/thumb-keys';

interface Row {
  row: RefObject<HTMLOListElement | null>;
  onKey(event: KeyboardEvent<HTMLElement>): void;
}

/** What the row of thumbnails does: it is moved in by keys, and has the chosen one in view. */
export function useRow(current: number, onPick: (index: number) => void): Row {
  const row = useRef<HTMLOListElement>(null);
  // Scrolls the row alone: scrollIntoView() would move the page too.
  useLayoutEffect(() => {
    const tab = tabsIn(row.current)[current];
    if (tab)
      row.current?.scrollTo({ left: tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2 });
  }, [current]);
  const onKey = ({ nativeEvent, currentTarget }: KeyboardEvent<HTMLElement>) =>
    moveFocus(nativeEvent, currentTarget, onPick);
  return { row, onKey };
}
