import { useState } from 'react';
import type { Answer, CartLine, CartState } from '../../src/cart/answer';
import { lineOf } from '../../src/cart/operation';
import type { Cart } from '../../src/cart/types';
import { useEvent } from '../../src/react/use-event';
import type { Instance } from '../../src/registry/define-widget';

interface Problem {
  line: CartLine;
  text: string;
  /** Sends it again; absent where the shop has said no. */
  retry?: () => void;
}

export interface Quantities {
  /** As the visitor wants it, and as the server last told it where nothing is under way; 0 of what was removed. */
  of(line: CartLine): number;
  set(line: CartLine, quantity: number): void;
  problem: Problem | null;
  /** How many pieces are wanted beyond those that the server has told. */
  ahead: number;
}

/** What the visitor wants of each line, ahead of the server, whose word is the last. */
export function useQuantities({
  cart,
  state,
  bus,
  t,
  announce,
}: Pick<Instance, 'cart' | 'bus' | 't' | 'announce'> & { state: CartState | null }): Quantities {
  const [wanted, want] = useState<Record<string, number>>({});
  const [problem, tell] = useState<Problem | null>(null);
  const wish = (key: string, quantity: number) => want((all) => ({ ...all, [key]: quantity }));
  const forget = (key: string) => want(({ [key]: _, ...rest }) => rest);

  useEvent(bus, 'cart-changing', async ({ operation }) => {
    if (operation.kind !== 'remove') return;
    wish(lineOf(operation), 0);
    await operation.done;
    forget(lineOf(operation));
  });

  const set = async (line: CartLine, quantity: number) => {
    if (!cart) return;
    wish(line.key, quantity);
    tell(null);
    announce(t('cart.now', quantity));
    const answer = await send(cart, line.key, quantity);
    // A later press has the last word.
    if (cart.ledger.operations.some((one) => one.kind === 'set' && lineOf(one) === line.key)) return;
    forget(line.key);
    if (answer.ok) return;
    const isRefused = answer.reason === 'refused';
    const text = answer.message || t('cart.unsaved');
    tell({ line, text, ...(!isRefused && { retry: () => void set(line, quantity) }) });
  };
  const of = ({ key, quantity }: CartLine) => wanted[key] ?? quantity;
  const ahead = (state?.lines ?? []).reduce((sum, line) => sum + of(line) - line.quantity, 0);
  return { of, set, problem, ahead };
}

/** One request for the presses that none has been sent for: the last number counts. */
function send(cart: Cart, key: string, quantity: number): Promise<Answer> {
  const body = `${new URLSearchParams({ cart_item_key: key, quantity: `${quantity}` })}`;
  const last = cart.ledger.operations.at(-1);
  if (last?.kind !== 'set' || last.status !== 'queued' || lineOf(last) !== key)
    return cart.change('set', body);
  cart.ledger.update(last, { body });
  return last.done;
}
