import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';

const LINE = 'li,tr,.woocommerce-mini-cart-item,.mini_cart_item';

/** What the shop's fragment shows now. */
export interface ShopContent {
  /** Elements of the lines by their keys. */
  lines: ReadonlyMap<string, HTMLElement>;
  /** The lines have quantity fields of their own. */
  hasQuantities: boolean;
  hasTotal: boolean;
  /** It was read, and holds no line. */
  isEmpty: boolean;
  hasText: boolean;
  hasLink: boolean;
}

const UNREAD: ShopContent = {
  lines: new Map(),
  hasQuantities: false,
  hasTotal: false,
  isEmpty: false,
  hasText: false,
  hasLink: false,
};

/** What the panel's content shows, through every replacement of the shop's fragment. */
export function useShopContent(panel: RefObject<HTMLElement | null>): ShopContent {
  const latest = useRef(UNREAD);
  const subscribe = useCallback(
    (listener: () => void) => {
      const observer = new MutationObserver(listener);
      if (panel.current) observer.observe(panel.current, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    [panel],
  );
  const read = () => {
    const content = panel.current?.querySelector('.mullion-mini-cart__content');
    const now = content ? contentOf(content) : UNREAD;
    if (!areSame(now, latest.current)) latest.current = now;
    return latest.current;
  };
  return useSyncExternalStore(subscribe, read, () => UNREAD);
}

function contentOf(content: Element): ShopContent {
  const has = (selector: string) => content.querySelector(selector) !== null;
  return {
    lines: linesIn(content),
    hasQuantities: has('input.qty,input[type="number"]'),
    hasTotal: has('.woocommerce-mini-cart__total,.total'),
    isEmpty: !has('.woocommerce-mini-cart-item,.mini_cart_item,.remove'),
    hasText: content.textContent.trim() !== '',
    hasLink: has('a[href]'),
  };
}

function linesIn(content: Element): ShopContent['lines'] {
  const lines = new Map<string, HTMLElement>();
  for (const link of content.querySelectorAll<HTMLElement>('.remove[data-cart_item_key]')) {
    const line = link.closest<HTMLElement>(LINE);
    if (line && link.dataset.cart_item_key) lines.set(link.dataset.cart_item_key, line);
  }
  return lines;
}

const FLAGS = ['hasQuantities', 'hasTotal', 'isEmpty', 'hasText', 'hasLink'] as const;

function areSame(one: ShopContent, other: ShopContent): boolean {
  return (
    FLAGS.every((flag) => one[flag] === other[flag]) &&
    one.lines.size === other.lines.size &&
    [...one.lines].every(([key, line]) => other.lines.get(key) === line)
  );
}
