import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The panel as a disclosure: the toggle opens and closes it, Escape closes it and gives the focus
 * back, a click or a focus elsewhere closes it.
 *
 * @param onOpen Called each time it opens.
 */
export function usePanel(element: HTMLElement, toggle: RefObject<HTMLElement | null>, onOpen: () => void) {
  const [isOpen, setOpen] = useState(false);

  // The root element is the theme's: its attribute is kept by hand. Not at first: early.ts may have
  // opened the panel for a click that is about to be replayed.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) element.toggleAttribute('data-open', isOpen);
    isFirst.current = false;
  }, [element, isOpen]);

  // The document outside the widget.
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const { signal } = stop;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && target.isConnected && !element.contains(target)) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('click', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => stop.abort();
  }, [element, isOpen, toggle]);

  const onToggle = (event: MouseEvent) => {
    // A click that asks for a new tab goes to the cart page.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!isOpen) onOpen();
    setOpen(!isOpen);
  };
  const onClose = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  return { isOpen, onToggle, onClose };
}
