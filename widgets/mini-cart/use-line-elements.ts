import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';

const LINE = 'li,tr,.woocommerce-mini-cart-item,.mini_cart_item';

type Elements = ReadonlyMap<string, Element>;

const NONE: Elements = new Map();

/**
 * The elements of the shop's lines by their keys, through every replacement of its fragment. A theme or plugin
 * that has quantity fields of its own has none here.
 */
export function useLineElements(panel: RefObject<HTMLElement | null>): Elements {
  const latest = useRef(NONE);
  const subscribe = useCallback(
    (listener: () => void) => {
      const observer = new MutationObserver(listener);
      if (panel.current) observer.observe(panel.current, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    [panel],
  );
  const read = () => {
    const now = panel.current ? elementsIn(panel.current) : NONE;
    const isSame =
      now.size === latest.current.size && [...now].every(([key, line]) => latest.current.get(key) === line);
    if (!isSame) latest.current = now;
    return latest.current;
  };
  return useSyncExternalStore(subscribe, read, () => NONE);
}

function elementsIn(panel: HTMLElement): Elements {
  const content = panel.querySelector('.mullion-mini-cart__content');
  if (!content || content.querySelector('input.qty,input[type="number"]')) return NONE;
  const elements = new Map<string, Element>();
  for (const link of content.querySelectorAll<HTMLElement>('.remove[data-cart_item_key]')) {
    const line = link.closest(LINE);
    if (line && link.dataset.cart_item_key) elements.set(link.dataset.cart_item_key, line);
  }
  return elements;
}
