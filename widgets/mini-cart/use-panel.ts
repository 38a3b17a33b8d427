import { type RefObject, useEffect, useRef } from 'react';
import { disclosure } from '../../src/ui/disclosure';

/**
 * The panel as a disclosure: the toggle opens and closes it, Escape closes it and gives the focus
 * back, a press or a focus elsewhere closes it.
 *
 * @param onOpen Called each time it opens.
 * @returns Closes it, with the focus back on the toggle.
 */
export function usePanel(
  element: HTMLElement,
  toggle: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  onOpen: () => void,
): () => void {
  const latest = useRef(onOpen);
  latest.current = onOpen;
  const set = useRef<(isOpen: boolean) => void>(null);

  // The toggle's attributes, and the theme's element and the page around it. What early.ts has opened
  // stays open: the click that did it is about to be replayed.
  useEffect(() => {
    if (!toggle.current || !panel.current) return;
    const stop = new AbortController();
    set.current = disclosure({
      button: toggle.current,
      panel: panel.current,
      area: element,
      signal: stop.signal,
      isPopup: true,
      keys: document,
      toggle(isOpen) {
        element.toggleAttribute('data-open', isOpen);
        if (isOpen) latest.current();
      },
    });
    return () => stop.abort();
  }, [element, toggle, panel]);

  return () => {
    set.current?.(false);
    toggle.current?.focus();
  };
}
