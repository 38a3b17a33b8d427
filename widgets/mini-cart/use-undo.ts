import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CartLine, CartState } from '../../src/cart/answer';
import { lineOf, type Operation } from '../../src/cart/operation';
import { useEvent } from '../../src/react/use-event';
import type { Instance } from '../../src/registry/define-widget';
import type { ShopContent } from './use-shop-content';

/** How long it is offered to who has turned away from the panel, in s. */
const PATIENCE = 12;

/** A line that was removed, as long as it is offered to put it back. */
export interface Removed {
  line: CartLine;
  /** The focus was in the line. */
  hadFocus: boolean;
  problem?: string;
  isRefused?: boolean;
}

interface Options extends Pick<Instance, 'element' | 'cart' | 'bus' | 't' | 'announce'> {
  panel: RefObject<HTMLElement | null>;
  isOpen: boolean;
  lines: ShopContent['lines'];
}

/**
 * Offers to put the line back that was removed last, with the press that does so; until another change, until the
 * visitor has turned away, or when the server has kept it.
 */
export function useUndo({ element, cart, bus, t, announce, panel, isOpen, lines }: Options) {
  const [removed, offer] = useState<Removed | null>(null);
  const latest = useRef(removed);
  latest.current = removed;

  useEvent(bus, 'cart-changing', async ({ operation }) => {
    if (operation.kind === 'restore') return;
    offer(null);
    // Where it is open: another mini-cart of the page says nothing.
    const line = element.hasAttribute('data-open') && lineIn(cart?.state, lineOf(operation));
    if (!line) return;
    operation.isTold = true;
    const places = [operation.element, lines.get(line.key)];
    const gone = { line, hadFocus: places.some((one) => one?.contains(document.activeElement)) };
    const isAtOnce = isRemoval(operation);
    if (isAtOnce) offer(gone);
    const answer = await operation.done;
    if (!isAtOnce && isRemoval(operation) && answer.ok) offer(gone);
    if (isAtOnce && !answer.ok) offer((now) => (now === gone ? null : now));
  });

  useEffect(() => {
    if (!isOpen) offer(null);
  }, [isOpen]);

  useTurnedAway(panel, removed, () => offer(null));

  const restore = async (): Promise<void> => {
    if (!cart || !removed) return;
    const { key, name } = removed.line;
    const answer = await cart.change('restore', `${new URLSearchParams({ cart_item_key: key })}`);
    const isRefused = !answer.ok && answer.reason === 'refused';
    if (answer.ok) announce(t('cart.restored', name));
    // Another line was removed meanwhile: what is offered is that one.
    if (answer.ok && latest.current !== removed) return;
    if (answer.ok || isRefused) passFocusOn(panel.current, key);
    const problem = (!answer.ok && answer.message) || t('cart.unrestored');
    offer(answer.ok ? null : { ...removed, hadFocus: false, problem, isRefused });
  };
  return { removed, restore };
}

/** Undo goes, and its focus goes to the line that it has brought back, else to the button that closes. */
function passFocusOn(panel: HTMLElement | null, key: string): void {
  if (!panel?.querySelector('.mullion-mini-cart__undo')?.contains(document.activeElement)) return;
  const links = [...panel.querySelectorAll<HTMLElement>('.remove[data-cart_item_key]')];
  const link = links.find(({ dataset }) => dataset.cart_item_key === key);
  (link ?? panel.querySelector<HTMLElement>('.mullion-mini-cart__close'))?.focus();
}

const lineIn = (state: CartState | null | undefined, key: string) =>
  state?.lines?.find((one) => one.key === key);

/** Read again when it is done: presses that waited have changed its number. */
function isRemoval({ kind, body }: Operation): boolean {
  return kind === 'remove' || (kind === 'set' && new URLSearchParams(body).get('quantity') === '0');
}

/** Ends what is offered when neither focus nor pointer has been in the panel for a while. */
function useTurnedAway(panel: RefObject<HTMLElement | null>, offered: unknown, end: () => void): void {
  const latest = useRef(end);
  latest.current = end;
  useEffect(() => {
    if (!offered) return;
    let seconds = 0;
    const timer = setInterval(() => {
      const isNear = panel.current?.contains(document.activeElement) || panel.current?.matches(':hover');
      seconds = isNear ? 0 : seconds + 1;
      if (seconds >= PATIENCE) latest.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [offered, panel]);
}
