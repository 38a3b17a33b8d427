import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../../../src/react/query-client';
import early from '../../../widgets/mini-cart/early';
import golden from '../../../widgets/mini-cart/golden/with-items.html?raw';
import miniCart from '../../../widgets/mini-cart/index';
import { fakeCart } from './cart';
import { fakeContext } from './context';
import { click, find, freshPage } from './page';
import { silentConsole } from './react';

/** What a test of the mini-cart has to do with; anew for each. */
export const now = {
  ctx: fakeContext(),
  cart: fakeCart(),
  consoleError: undefined as unknown as ReturnType<typeof silentConsole>,
  stop: new AbortController(),
};

/** A page with the template's markup, and fake timers. */
export function prepareMiniCart(): void {
  let leave = () => {};
  beforeEach(() => {
    vi.useFakeTimers();
    leave = freshPage(`<a href="/" id="away">Trang chủ</a>${golden}`);
    Object.assign(now, { stop: new AbortController(), ctx: fakeContext(), cart: fakeCart() });
    now.ctx.cart = now.cart;
    now.consoleError = silentConsole();
    queryClient.clear();
  });
  afterEach(async () => {
    await act(async () => now.stop.abort());
    leave();
    vi.useRealTimers();
  });
}

export const root = () => find('.mullion-mini-cart');
export const toggle = () => find('.mullion-mini-cart__toggle');
export const isOpen = () => root().hasAttribute('data-open');
export const state = (count: number, more: object = {}) => ({ requests: [], count, ...more });

/** The server tells a cart. */
export const told = (count: number, more: object = {}) =>
  act(async () => {
    Object.assign(now.cart, { state: state(count, more) });
    now.ctx.bus.emit('cart-updated', { state: state(count, more) });
    await vi.advanceTimersByTimeAsync(10);
  });

/** The early part, then the chunk. */
export async function start(): Promise<void> {
  const { ctx, stop } = now;
  early.start({ ...ctx, element: root(), signal: stop.signal }, () => {});
  await act(async () => {
    const cleanup = await miniCart.start({ ...ctx, element: root(), signal: stop.signal });
    if (cleanup) stop.signal.addEventListener('abort', cleanup);
  });
  root().dataset.state = 'ready';
}

export const press = (target: Element, init: MouseEventInit = {}) =>
  act(async () => {
    target.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
    click(target, init);
    await vi.advanceTimersByTimeAsync(10);
  });
