import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../src/cart/answer';
import { Operation } from '../../src/cart/operation';
import { queryClient } from '../../src/react/query-client';
import { fakeCart } from '../../tests/unit/helpers/cart';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import { silentConsole } from '../../tests/unit/helpers/react';
import early from './early';
import golden from './golden/with-items.html?raw';
import miniCart from './index';

let leave = () => {};
let stop = new AbortController();
let ctx: ReturnType<typeof fakeContext>;
let cart: ReturnType<typeof fakeCart>;

beforeEach(() => {
  vi.useFakeTimers();
  leave = freshPage(`<a href="/" id="away">Trang chủ</a>${golden}`);
  stop = new AbortController();
  ctx = fakeContext();
  cart = fakeCart();
  ctx.cart = cart;
  silentConsole();
  queryClient.clear();
});
afterEach(async () => {
  await act(async () => stop.abort());
  leave();
  vi.useRealTimers();
});

const root = () => find('.mullion-mini-cart');
const toggle = () => find('.mullion-mini-cart__toggle');
const start = async () => {
  early.start({ ...ctx, element: root(), signal: stop.signal }, () => {});
  await act(async () => {
    const cleanup = await miniCart.start({ ...ctx, element: root(), signal: stop.signal });
    if (cleanup) stop.signal.addEventListener('abort', cleanup);
  });
  root().dataset.state = 'ready';
};
const press = (target: Element, init: MouseEventInit = {}) =>
  act(async () => {
    target.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
    click(target, init);
    await vi.advanceTimersByTimeAsync(10);
  });

describe('the quantity of a line', () => {
  const line = { key: 'k1', name: 'Cửa sổ', quantity: 2, min: 1, max: 4, step: 1 };
  const more = () => screen.getByRole('button', { name: 'Tăng số lượng Cửa sổ' });
  const less = () => screen.getByRole('button', { name: 'Giảm số lượng Cửa sổ' });
  const number = () => find('.mullion-mini-cart__number').textContent;
  const tell = (quantity: number) =>
    act(async () => {
      Object.assign(cart, { state: { requests: [], count: quantity, lines: [{ ...line, quantity }] } });
      ctx.bus.emit('cart-updated', { state: cart.state! });
      await vi.advanceTimersByTimeAsync(10);
    });
  const end = (given: Answer) =>
    act(async () => {
      const [operation] = cart.ledger.operations;
      cart.ledger.drop(operation!);
      operation!.end(given);
      await vi.advanceTimersByTimeAsync(10);
    });
  beforeEach(async () => {
    sessionStorage.clear();
    cart.ledger.reload();
    cart.change.mockImplementation((kind, body) => {
      const made = new Operation(kind, body);
      cart.ledger.add(made);
      return made.done;
    });
    await start();
    await tell(2);
    await press(toggle());
  });

  test('is shown at once, and asked for in one request for all presses that wait', async () => {
    await press(more());
    expect([number(), find('.mullion-mini-cart__count').textContent]).toEqual(['3', '3']);
    await press(more());
    expect(cart.change).toHaveBeenCalledOnce();
    expect(cart.ledger.operations[0]?.body).toBe('cart_item_key=k1&quantity=4');
    expect(more().getAttribute('aria-disabled')).toBe('true');
    await press(more());
    expect(number()).toBe('4');
  });

  test('is a request of its own while another is under way, and the later number stays', async () => {
    await press(more());
    cart.ledger.update(cart.ledger.operations[0]!, { status: 'sent' });
    await press(more());
    expect(cart.change).toHaveBeenCalledTimes(2);
    await end({ ok: false, reason: 'refused' });
    expect(number()).toBe('4');
  });

  test("is the server's again where it refuses, and its words are said", async () => {
    await press(more());
    await end({ ok: false, reason: 'refused', message: 'Không đủ hàng.' });
    expect(number()).toBe('2');
    expect(screen.getByRole('alert').textContent).toContain('Không đủ hàng.');
    expect(screen.queryByRole('button', { name: 'Thử lại' })).toBeNull();
  });

  test('can be tried again where nobody answered', async () => {
    await press(less());
    await end({ ok: false, reason: 'unreachable' });
    await press(screen.getByRole('button', { name: 'Thử lại' }));
    expect(cart.ledger.operations[0]?.body).toBe('cart_item_key=k1&quantity=1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('once a line is out of sight, the second press of a double tap does nothing to what has moved up', async () => {
    await tell(1);
    await press(less(), { detail: 1 });
    expect(find<HTMLElement>('.mini_cart_item').hidden).toBe(true);
    const link = document.createElement('a');
    find('.widget_shopping_cart_content').append(link);
    expect(click(link, { detail: 2 }).defaultPrevented).toBe(true);
    expect(click(find('#away'), { detail: 1 }).defaultPrevented).toBe(false);
    expect(click(link, { detail: 1, clientY: 90 }).defaultPrevented).toBe(false);
    // By the keyboard, with detail 0, it is meant.
    expect(click(link).defaultPrevented).toBe(false);
    await vi.advanceTimersByTimeAsync(400);
    expect(click(link, { detail: 1 }).defaultPrevented).toBe(false);
  });

  test.each([
    ['that took the focus', true],
    ['that could not, its link being hidden', false],
  ])('moves into new content %s, and the focus stays on its button', async (_which, canFocus) => {
    more().focus();
    const content = find('.widget_shopping_cart_content');
    await act(async () => {
      const fresh = content.cloneNode(true) as HTMLElement;
      fresh.querySelector('.mullion-mini-cart__stepper')?.remove();
      content.replaceWith(fresh);
      if (canFocus) fresh.querySelector<HTMLElement>('a')?.focus();
      await vi.advanceTimersByTimeAsync(10);
    });
    expect(document.activeElement).toBe(more());
  });

  test('is left to a theme that has fields of its own', async () => {
    await act(async () => {
      find('.mini_cart_item').insertAdjacentHTML('beforeend', '<input class="qty" type="number">');
      await vi.advanceTimersByTimeAsync(10);
    });
    expect(document.querySelector('.mullion-mini-cart__stepper')).toBeNull();
  });
});
