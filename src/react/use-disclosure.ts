import { type RefObject, useEffect, useRef, useState } from 'react';
import { type DisclosureOptions, disclosure } from '../ui/disclosure';

interface Options extends Pick<DisclosureOptions, 'area' | 'keys' | 'isPopup'> {
  button: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  /** Whether it stands open at the first render. */
  isOpenAtFirst?: boolean;
}

/**
 * A button that shows and hides a panel (APG "Disclosure"), as `disclosure` does it: the attributes of the two
 * are its own and no part of the render.
 *
 * @returns Whether the panel is open, and what opens or closes it. Options are those of the first render.
 */
export function useDisclosure(options: Options): [isOpen: boolean, set: (isOpen: boolean) => void] {
  const [first] = useState(options);
  const [isOpen, show] = useState(first.isOpenAtFirst === true);
  const set = useRef<(isOpen: boolean) => void>(null);
  useEffect(() => {
    const { button, panel, area, keys, isPopup } = first;
    if (!button.current || !panel.current) return;
    const stop = new AbortController();
    set.current = disclosure({
      ...(area && { area }),
      ...(keys && { keys }),
      ...(isPopup && { isPopup }),
      button: button.current,
      panel: panel.current,
      signal: stop.signal,
      toggle: show,
    });
    const { current: pressed } = button;
    return () => {
      stop.abort();
      if (pressed.getAttribute('aria-expanded') === 'true') pressed.setAttribute('aria-expanded', 'false');
    };
  }, [first]);
  return [isOpen, (open) => set.current?.(open)];
}
