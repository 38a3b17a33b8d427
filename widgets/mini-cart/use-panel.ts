import { type RefObject, useEffect } from 'react';
import { useDisclosure } from '../../src/react/use-disclosure';
import { useSheet } from './use-sheet';

/**
 * The panel as a disclosure: the toggle opens and closes it, Escape closes it and gives the focus
 * back, a press or a focus elsewhere closes it.
 *
 * @param onOpen Called each time it opens; the same function on every render.
 * @returns Whether it is open, and what closes it with the focus back on the toggle.
 */
export function usePanel(
  element: HTMLElement,
  toggle: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  onOpen: () => void,
): [isOpen: boolean, close: () => void] {
  const [isOpen, open] = useDisclosure({
    button: toggle,
    panel,
    area: element,
    isPopup: true,
    keys: document,
    // early.ts has opened it: the click that did so is about to be replayed.
    isOpenAtFirst: element.hasAttribute('data-open'),
  });
  // The element is the page's, outside of the root.
  useEffect(() => {
    element.toggleAttribute('data-open', isOpen);
    if (isOpen) onOpen();
  }, [element, isOpen, onOpen]);
  useSheet(panel, isOpen);
  // What a theme takes out while it is open, and puts back later, comes back closed.
  useEffect(() => () => element.removeAttribute('data-open'), [element]);

  const close = () => {
    open(false);
    toggle.current?.focus();
  };
  return [isOpen, close];
}
