import { act } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  isOpen,
  now,
  prepareMiniCart,
  press,
  root,
  start,
  state,
  toggle,
  told,
} from '../../tests/unit/helpers/mini-cart';
import { click, find } from '../../tests/unit/helpers/page';
import { areSame } from '../../tests/unit/helpers/react';
import early from './early';

prepareMiniCart();

const answer = (count: number) => {
  Object.assign(now.cart, { state: state(count) });
  return { ok: true as const, fragments: {}, hash: '', state: state(count), asOf: Date.now() };
};

test("the toggle is a button with the cart's name, and a link all the same", async () => {
  await start();
  expect(toggle().getAttribute('role')).toBe('button');
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  expect(toggle().getAttribute('aria-label')).toBe('Giỏ hàng, 0 sản phẩm');
  expect(toggle().getAttribute('href')).toBe('/gio-hang/');
});

describe('the count', () => {
  test('is shown and named when the now.cart is told', async () => {
    await start();
    await told(3);
    expect(find('.mullion-mini-cart__count').textContent).toBe('3');
    expect(toggle().getAttribute('aria-label')).toBe('Giỏ hàng, 3 sản phẩm');
  });

  test('is what the now.cart was when the widget started later', async () => {
    Object.assign(now.cart, { state: state(2) });
    await start();
    expect(toggle().getAttribute('aria-label')).toBe('Giỏ hàng, 2 sản phẩm');
  });

  test('is empty again, not 0, when the now.cart is', async () => {
    await start();
    for (const count of [1, 0]) await told(count);
    expect(find('.mullion-mini-cart__count').textContent).toBe('');
    expect(toggle().getAttribute('aria-label')).toBe('Giỏ hàng, 0 sản phẩm');
  });

  test('is shown before React is there', async () => {
    early.start({ ...now.ctx, element: root(), signal: now.stop.signal }, () => {});
    await told(4);
    expect(find('.mullion-mini-cart__count').textContent).toBe('4');
    const before = [...root().querySelectorAll('*')];
    await start();
    expect(areSame([...root().querySelectorAll('*')], before)).toBe(true);
    expect(now.consoleError).not.toHaveBeenCalled();
  });

  test('may have been translated by the browser before React is there: nothing is drawn anew', async () => {
    early.start({ ...now.ctx, element: root(), signal: now.stop.signal }, () => {});
    await told(4);
    find('.mullion-mini-cart__count').innerHTML = '<font><font>4</font></font>';
    const before = [...root().querySelectorAll(':not(font)')];
    await start();
    expect(areSame([...root().querySelectorAll(':not(font)')], before)).toBe(true);
    expect(now.ctx.report).not.toHaveBeenCalled();
    await told(5);
    expect(find('.mullion-mini-cart__count').innerHTML).toBe('5');
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
  test('asks for the now.cart where it is not known, once', async () => {
    now.cart.refresh.mockImplementation(async () => answer(2));
    await start();
    expect(now.cart.refresh).not.toHaveBeenCalled();
    await press(toggle());
    await press(toggle());
    await press(toggle());
    expect(now.cart.refresh).toHaveBeenCalledOnce();
    expect(toggle().getAttribute('aria-label')).toBe('Giỏ hàng, 2 sản phẩm');
  });

  test('asks for nothing where the now.cart is known', async () => {
    await start();
    await told(1);
    await press(toggle());
    expect(now.cart.refresh).not.toHaveBeenCalled();
  });

  test('says when the now.cart could not be read, and tries again on request', async () => {
    now.cart.refresh.mockResolvedValue({ ok: false, reason: 'unreachable' });
    await start();
    await press(toggle());
    await act(async () => vi.advanceTimersByTimeAsync(5000));
    expect(find('[role="alert"]').textContent).toContain('Chưa tải được giỏ hàng.');
    now.cart.refresh.mockImplementation(async () => answer(1));
    expect(find('[role="alert"] button').textContent).toBe('Thử lại');
    await press(find('[role="alert"] button'));
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });
});

test('what a theme takes out while it is open comes back closed', async () => {
  await start();
  await press(toggle());
  expect(isOpen()).toBe(true);
  const element = root();
  element.remove();
  await act(async () => now.stop.abort());
  document.body.append(element);
  expect([isOpen(), toggle().getAttribute('aria-expanded')]).toEqual([false, 'false']);
});

test('the very click that brings React opens the panel already, and is not undone', async () => {
  early.start({ ...now.ctx, element: root(), signal: now.stop.signal }, () => {});
  click(find('.mullion-mini-cart__label'));
  expect(isOpen()).toBe(true);
  await start();
  await press(toggle());
  expect(isOpen()).toBe(true);
});
