import { vi } from 'vitest';
import { Regions } from '../../../src/cart/aftermath/regions';
import { createTell } from '../../../src/cart/aftermath/tell';
import type { CartAnswer } from '../../../src/cart/answer';
import type { CartConfig } from '../../../src/contract/config';
import { fakeCart, operation } from './cart';
import { fakeContext } from './context';
import { find, freshPage, watchNavigation } from './page';

const HTML =
  '<p><a id="add" href="?add-to-cart=1" class="button loading">Thêm</a></p><a id="remove" href="/gio-hang/?remove_item=k">×</a>';

export const ANSWER: CartAnswer = {
  ok: true,
  fragments: { 'div.cart': '<div></div>' },
  hash: 'h1',
  state: null,
  asOf: 1,
};

/** An add and a removal as a click on the page's links makes them. */
export const add = () => operation('a', { element: find('#add') });
export const remove = () => operation('r', { kind: 'remove', element: find('#remove') });

/** A page with both links, and who hears how it went. */
export function tellWorld() {
  const leave = freshPage(HTML);
  const stop = new AbortController();
  const apply = vi.fn();
  const heard = vi.fn();
  return {
    apply,
    heard,
    setUp(config: Partial<CartConfig> = {}) {
      const ctx = fakeContext();
      const cart = fakeCart(config);
      const pause = vi.spyOn(cart.queue, 'pause').mockImplementation(() => {});
      for (const name of ['item-added', 'item-removed', 'cart-failed'] as const)
        ctx.bus.on(name, (detail) => heard(name, detail), stop.signal);
      return {
        ctx,
        cart,
        pause,
        assign: watchNavigation(),
        tell: createTell(ctx, cart, apply, new Regions()),
      };
    },
    leave() {
      stop.abort();
      leave();
    },
  };
}
