/** What a page of a tab runs: the cart as `src/cart-entry.ts` starts it, without the registry. */
import { bus } from '../../../../src/bus/bus';
import createAftermath from '../../../../src/cart/aftermath';
import { BrowserCart } from '../../../../src/cart/cart';
import { needsAftermath, summonAftermath } from '../../../../src/cart/summon';
import type { Aftermath, CartServices } from '../../../../src/cart/types';

export type Wrap = (aftermath: Aftermath) => Aftermath;

/** @param wrap Looks on while the aftermath concludes. */
export function start(services: Omit<CartServices, 'bus'>, wrap: Wrap) {
  const config = services.config.cart;
  if (!config) throw new Error('The configuration has no cart.');
  const cart = new BrowserCart({ ...services, bus }, config);
  summonAftermath(cart, needsAftermath);
  /** The chunk, as `loadChunk` brings it. */
  const chunk = {
    default: (...args: Parameters<typeof createAftermath>) => wrap(createAftermath(...args)),
  };
  return { cart, chunk };
}
