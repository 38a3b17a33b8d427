import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../src/cart/answer';
import { Operation } from '../../src/cart/operation';
import { queryClient } from '../../src/react/query-client';
import { fakeCart } from '../../tests/unit/helpers/cart';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import { silentConsole } from '../../tests/unit/helpers/react';
import golden from './golden/with-items.html?raw';
import miniCart from './index';

const LINE = { key: 'k1', name: 'Cửa sổ', quantity: 1, min: 1, max: 4, step: 1 };
const DONE: Answer = { ok: true, fragments: {}, hash: '', state: null, asOf: 0 };

let leave = () => {};
let stop = new AbortController();
let ctx: ReturnType<typeof fakeContext>;
let cart: ReturnType<typeof fakeCart>;

beforeEach(async () => {
  vi.useFakeTimers();
  leave = freshPage(`<a href="/" id="away">Trang chủ</a>${golden}`);
  stop = new AbortController();
  ctx = fakeContext();
  cart = fakeCart();
  ctx.cart = cart;
  silentConsole();
  queryClient.clear();
  sessionStorage.clear();
  cart.ledger.reload();
  cart.change.mockImplementation((kind, body, element) => {
    const operation = new Operation(kind, body, element);
    cart.ledger.add(operation);
    ctx.bus.emit('cart-changing', { operation });
    return operation.done;
  });
  Object.assign(cart, { state: { requests: [], count: 1, lines: [LINE] } });
  const element = find('.mullion-mini-cart');
  await act(async () => {
    const cleanup = await miniCart.start({ ...ctx, element, signal: stop.signal });
    if (cleanup) stop.signal.addEventListener('abort', cleanup);
  });
  element.dataset.state = 'ready';
  await press(toggle());
});
afterEach(async () => {
  await act(async () => stop.abort());
  leave();
  vi.useRealTimers();
});

const toggle = () => find('.mullion-mini-cart__toggle');
const link = () => find('.mini_cart_item .remove');
const undo = () => screen.queryByRole('button', { name: 'Hoàn tác' });
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const press = (target: Element) =>
  act(async () => {
    click(target);
    await vi.advanceTimersByTimeAsync(10);
  });
/** The server answers the oldest change; before that, the shop's fragment is replaced. */
const end = (answer: Answer, replace = () => {}) =>
  act(async () => {
    const [operation] = cart.ledger.operations;
    replace();
    cart.ledger.drop(operation!);
    operation!.end(answer);
    await vi.advanceTimersByTimeAsync(10);
  });
const remove = async (answer: Answer = DONE) => {
  await act(async () => void cart.change('remove', 'cart_item_key=k1', link()));
  await end(answer, () => answer.ok && find('.mini_cart_item').remove());
};

describe('a line that was removed', () => {
  test('is named, and can be put back through the queue', async () => {
    await remove();
    expect(screen.getByRole('status').textContent).toContain('Đã xóa: Cửa sổ.');
    await press(undo()!);
    await press(undo()!);
    expect(cart.change.mock.calls.slice(1)).toEqual([['restore', 'cart_item_key=k1']]);
    await end(DONE);
    expect(undo()).toBeNull();
    expect(ctx.announce).toHaveBeenLastCalledWith('Đã lấy lại: Cửa sổ.');
  });

  test('gives its focus to the button, which gives it back to the line', async () => {
    const line = find('.mini_cart_item');
    const list = line.parentElement!;
    link().focus();
    await remove();
    expect(document.activeElement).toBe(undo());
    await press(undo()!);
    await end(DONE, () => list.append(line));
    expect(document.activeElement).toBe(link());
  });

  test('takes no focus that was elsewhere', async () => {
    toggle().focus();
    await remove();
    expect(document.activeElement).toBe(toggle());
  });

  test('is offered no more after another change, nor when the panel has been closed', async () => {
    await remove();
    await act(async () => void cart.change('add', 'product_id=12'));
    expect(undo()).toBeNull();
    await end(DONE);
    expect(undo()).toBeNull();
  });

  test('is not offered in a panel that is opened again', async () => {
    await remove();
    await press(toggle());
    await press(toggle());
    expect(undo()).toBeNull();
  });

  test('is offered as long as the visitor is there, and a while longer', async () => {
    link().focus();
    await remove();
    await wait(60_000);
    expect(undo()).not.toBeNull();
    undo()!.blur();
    await wait(10_000);
    expect(undo()).not.toBeNull();
    await wait(5000);
    expect(undo()).toBeNull();
  });

  test('is gone and offered before the server has answered, and can be asked back by then', async () => {
    await act(async () => void cart.change('remove', 'cart_item_key=k1', link()));
    expect(find('.mini_cart_item').hidden).toBe(true);
    expect(find('.mullion-mini-cart__count').textContent).toBe('');
    await press(undo()!);
    expect(cart.ledger.operations.map(({ kind }) => kind)).toEqual(['remove', 'restore']);
  });

  test('that the server has kept is there again, and not offered', async () => {
    await remove({ ok: false, reason: 'unreachable' });
    expect(undo()).toBeNull();
    expect(find('.mini_cart_item').hidden).toBe(false);
    expect(find('.mullion-mini-cart__count').textContent).toBe('1');
  });

  test('has another line removed meanwhile: that one is offered, whatever becomes of the first', async () => {
    await act(async () => void cart.change('remove', 'cart_item_key=k1', link()));
    await act(async () => void cart.change('remove', 'cart_item_key=k1', link()));
    await end({ ok: false, reason: 'unreachable' });
    expect(undo()).not.toBeNull();
  });

  test('is back while another one was removed: that one is still offered, and keeps the focus', async () => {
    await remove();
    await press(undo()!);
    await act(async () => void cart.change('remove', 'cart_item_key=k1'));
    undo()!.focus();
    await end(DONE);
    expect(document.activeElement).toBe(undo());
  });

  test('by the stepper is the same', async () => {
    const less = screen.getByRole('button', { name: 'Giảm số lượng Cửa sổ' });
    await press(less);
    expect(cart.change).toHaveBeenLastCalledWith('set', 'cart_item_key=k1&quantity=0');
    expect(less.getAttribute('aria-disabled')).toBe('true');
    await end(DONE, () => find('.mini_cart_item').remove());
    expect(undo()).not.toBeNull();
  });
});

describe('what cannot be put back', () => {
  test("is said in the shop's words, and offered no more", async () => {
    link().focus();
    await remove();
    await press(undo()!);
    await end({ ok: false, reason: 'refused', message: 'Đã hết hàng.' });
    expect(screen.getByRole('status').textContent).toBe('Đã hết hàng.');
    expect(undo()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Đóng' }));
  });

  test('because nobody answered can be tried again', async () => {
    await remove();
    await press(undo()!);
    await end({ ok: false, reason: 'timeout' });
    expect(screen.getByRole('status').textContent).toContain('Chưa lấy lại được sản phẩm.');
    await press(undo()!);
    expect(cart.change).toHaveBeenCalledTimes(3);
  });
});
