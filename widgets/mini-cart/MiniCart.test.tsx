import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '../../src/react/query-client';
import { fakeCart } from '../../tests/unit/helpers/cart';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import { areSame, silentConsole } from '../../tests/unit/helpers/react';
import early from './early';
import golden from './golden/with-items.html?raw';
import miniCart from './index';

let leave = () => {};
let stop = new AbortController();
let ctx: ReturnType<typeof fakeContext>;
let cart: ReturnType<typeof fakeCart>;
let consoleError: ReturnType<typeof silentConsole>;

beforeEach(() => {
  vi.useFakeTimers();
  leave = freshPage(`<a href="/" id="away">Trang chủ</a>${golden}`);
  stop = new AbortController();
  ctx = fakeContext();
  cart = fakeCart();
  ctx.cart = cart;
  consoleError = silentConsole();
  queryClient.clear();
});
afterEach(async () => {
  await act(async () => stop.abort());
  leave();
  vi.useRealTimers();
});

const root = () => find('.mullion-mini-cart');
const toggle = () => find('.mullion-mini-cart__toggle');
const isOpen = () => root().hasAttribute('data-open');
const state = (count: number) => ({ generation: 'g1', requests: [], count });
const answer = (count: number) => {
  Object.assign(cart, { state: state(count) });
  return { ok: true as const, fragments: {}, hash: '', state: state(count), asOf: Date.now() };
};
const told = (count: number) =>
  act(async () => {
    Object.assign(cart, { state: state(count) });
    ctx.bus.emit('cart-updated', { state: state(count) });
    await vi.advanceTimersByTimeAsync(10);
  });
const start = async () => {
  early.start?.({ ...ctx, element: root(), signal: stop.signal });
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

test("the toggle is a button with the cart's name, and a link all the same", async () => {
  await start();
  expect(toggle().getAttribute('role')).toBe('button');
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  expect(toggle().getAttribute('aria-label')).toBe('Giỏ hàng, 0 sản phẩm');
  expect(toggle().getAttribute('href')).toBe('/gio-hang/');
});

describe('the count', () => {
  test('is shown and named when the cart is told', async () => {
    await start();
    await told(3);
    expect(find('.mullion-mini-cart__count').textContent).toBe('3');
    expect(toggle().getAttribute('aria-label')).toBe('Giỏ hàng, 3 sản phẩm');
  });

  test('is what the cart was when the widget started later', async () => {
    Object.assign(cart, { state: state(2) });
    await start();
    expect(toggle().getAttribute('aria-label')).toBe('Giỏ hàng, 2 sản phẩm');
  });

  test('is empty again, not 0, when the cart is', async () => {
    await start();
    for (const count of [1, 0]) await told(count);
    expect(find('.mullion-mini-cart__count').textContent).toBe('');
    expect(toggle().getAttribute('aria-label')).toBe('Giỏ hàng, 0 sản phẩm');
  });

  test('is shown before React is there', async () => {
    early.start?.({ ...ctx, element: root(), signal: stop.signal });
    await told(4);
    expect(find('.mullion-mini-cart__count').textContent).toBe('4');
    const before = [...root().querySelectorAll('*')];
    await start();
    expect(areSame([...root().querySelectorAll('*')], before)).toBe(true);
    expect(consoleError).not.toHaveBeenCalled();
  });
});

describe('the price', () => {
  const price = () => document.querySelector('.mullion-mini-cart__total')?.textContent;
  const tell = (count: number) =>
    act(async () => {
      Object.assign(cart, { state: { ...state(count), total: `${count}.000 ₫` } });
      ctx.bus.emit('cart-updated', { state: cart.state! });
      await vi.advanceTimersByTimeAsync(10);
    });
  beforeEach(start);

  test("is the cart's, as long as there is something in it", async () => {
    expect(price()).toBeUndefined();
    await tell(2);
    expect(price()).toBe('Tạm tính: 2.000 ₫');
    await tell(0);
    expect(price()).toBeUndefined();
  });

  test("is shown once: the shop's own stays alone", async () => {
    find('.widget_shopping_cart_content').insertAdjacentHTML(
      'beforeend',
      '<p class="woocommerce-mini-cart__total">2.000 ₫</p>',
    );
    await tell(2);
    expect(price()).toBeUndefined();
    find('.woocommerce-mini-cart__total').remove();
    await tell(2);
    expect(price()).toContain('2.000 ₫');
  });
});

describe('an empty cart', () => {
  const wayOn = () => screen.queryByRole('link', { name: 'Đến cửa hàng' });
  const fill = (html: string) => {
    find('.widget_shopping_cart_content').innerHTML = html;
  };
  beforeEach(async () => {
    await start();
    await press(toggle());
  });

  test('is said, with a way to the shop, once the server has told it', async () => {
    fill('');
    await told(1);
    expect(wayOn()).toBeNull();
    await told(0);
    expect(wayOn()?.getAttribute('href')).toBe('/cua-hang/');
    expect(find('.mullion-mini-cart__panel').textContent).toContain('Chưa có sản phẩm trong giỏ hàng.');
    await told(1);
    expect(wayOn()).toBeNull();
  });

  test("is said in the shop's words alone where it has some", async () => {
    fill('<p class="woocommerce-mini-cart__empty-message">Giỏ hàng trống.</p>');
    await told(0);
    expect(wayOn()).not.toBeNull();
    expect(find('.mullion-mini-cart__panel').textContent).not.toContain('Chưa có sản phẩm');
  });

  test("has the theme's way on alone where it has one", async () => {
    fill('<p>Trống</p><p class="return-to-shop"><a href="/">Về cửa hàng</a></p>');
    await told(0);
    expect(wayOn()).toBeNull();
  });

  test('is not said above lines that are still there', async () => {
    await told(0);
    expect(wayOn()).toBeNull();
  });
});

describe('the panel', () => {
  beforeEach(start);

  test('opens and closes with the toggle, which says so', async () => {
    await press(toggle());
    expect([isOpen(), toggle().getAttribute('aria-expanded')]).toEqual([true, 'true']);
    await press(toggle());
    expect([isOpen(), toggle().getAttribute('aria-expanded')]).toEqual([false, 'false']);
  });

  test('closes with Escape, and the focus is back on the toggle', async () => {
    await press(toggle());
    find('.mini_cart_item .remove').focus();
    await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })));
    expect(isOpen()).toBe(true);
    await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  test('closes with a press outside, or when the focus goes elsewhere', async () => {
    await press(toggle());
    await press(find('#away'));
    expect(isOpen()).toBe(false);
    await press(toggle());
    await act(async () => find('#away').focus());
    expect(isOpen()).toBe(false);
  });

  test('stays open for a click in it, also on what the click itself takes away', async () => {
    await press(toggle());
    const line = find('.mini_cart_item');
    line.addEventListener('click', () => line.remove());
    await press(find('.mini_cart_item .remove'));
    expect(isOpen()).toBe(true);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves a click for a new tab to the link: %o',
    async (keys) => {
      let isTaken = true;
      await act(async () => {
        isTaken = click(toggle(), keys).defaultPrevented;
      });
      expect(isTaken).toBe(false);
      expect(isOpen()).toBe(false);
    },
  );

  test('leaves Escape alone when it is closed', async () => {
    await press(toggle());
    await press(toggle());
    find('#away').focus();
    await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(document.activeElement?.id).toBe('away');
  });
});

describe('opening', () => {
  test('asks for the cart where it is not known, once', async () => {
    cart.refresh.mockImplementation(async () => answer(2));
    await start();
    expect(cart.refresh).not.toHaveBeenCalled();
    await press(toggle());
    await press(toggle());
    await press(toggle());
    expect(cart.refresh).toHaveBeenCalledOnce();
    expect(toggle().getAttribute('aria-label')).toBe('Giỏ hàng, 2 sản phẩm');
  });

  test('asks for nothing where the cart is known', async () => {
    await start();
    await told(1);
    await press(toggle());
    expect(cart.refresh).not.toHaveBeenCalled();
  });

  test('says when the cart could not be read, and tries again on request', async () => {
    cart.refresh.mockResolvedValue({ ok: false, reason: 'unreachable' });
    await start();
    await press(toggle());
    await act(async () => vi.advanceTimersByTimeAsync(5000));
    expect(find('[role="alert"]').textContent).toContain('Chưa tải được giỏ hàng.');
    cart.refresh.mockImplementation(async () => answer(1));
    expect(find('[role="alert"] button').textContent).toBe('Thử lại');
    await press(find('[role="alert"] button'));
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });
});

test('the very click that brings React opens the panel already, and is not undone', async () => {
  early.start?.({ ...ctx, element: root(), signal: stop.signal });
  click(find('.mullion-mini-cart__label'));
  expect(isOpen()).toBe(true);
  await start();
  await press(toggle());
  expect(isOpen()).toBe(true);
});
