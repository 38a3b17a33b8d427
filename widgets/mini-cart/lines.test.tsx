import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartLine } from '../../src/cart/answer';
import { replaceFragments } from '../../src/cart/fragments';
import { parseHtml } from '../../src/dom/parse-html';
import { queryClient } from '../../src/react/query-client';
import { fakeCart } from '../../tests/unit/helpers/cart';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import { silentConsole } from '../../tests/unit/helpers/react';
import golden from './golden/with-items.html?raw';
import miniCart from './index';

let leave = () => {};
let stop = new AbortController();
let ctx: ReturnType<typeof fakeContext>;
let cart: ReturnType<typeof fakeCart>;

beforeEach(() => {
  vi.useFakeTimers();
  leave = freshPage(golden);
  stop = new AbortController();
  cart = fakeCart();
  ctx = Object.assign(fakeContext(), { cart });
  silentConsole();
  queryClient.clear();
});
afterEach(async () => {
  await act(async () => stop.abort());
  leave();
  vi.useRealTimers();
});

const passing = (work: () => unknown) =>
  act(async () => {
    await work();
    await vi.advanceTimersByTimeAsync(10);
  });
const printed = (lines: CartLine[]) =>
  `<div class="widget_shopping_cart_content"><ul>${lines
    .map(
      ({ key }) =>
        `<li class="woocommerce-mini-cart-item"><a class="remove" data-cart_item_key="${key}" href="/r">x</a></li>`,
    )
    .join('')}</ul></div>`;
const line = (key: string, values: Partial<CartLine> = {}): CartLine => ({
  ...{ key, name: 'Cửa', quantity: 1, min: 1, max: 9, step: 1 },
  ...values,
});

/** Starts the mini-cart, opens it, and gives it a cart of these lines. */
async function openWith(...lines: CartLine[]): Promise<void> {
  const element = find('.mullion-mini-cart');
  await passing(async () => {
    const cleanup = await miniCart.start({ ...ctx, element, signal: stop.signal });
    if (cleanup) stop.signal.addEventListener('abort', cleanup);
  });
  element.dataset.state = 'ready';
  await passing(() => click(find('.mullion-mini-cart__toggle')));
  await passing(() => {
    const state = { requests: [], count: lines.length, lines };
    cart.state = state;
    ctx.bus.emit('cart-updated', { state });
  });
  await passing(() => {
    find('.mullion-mini-cart__content').innerHTML = printed(lines);
  });
}

test('two lines of one name: the focus stays in the line that was changed', async () => {
  const lines = [line('k1'), line('k2')];
  await openWith(...lines);
  const [more] = screen.getAllByRole('button', { name: 'Tăng số lượng Cửa' }) as [HTMLElement];
  const focused = () =>
    document.activeElement?.closest('li')?.querySelector<HTMLElement>('.remove')?.dataset.cart_item_key;
  await passing(() => {
    more.focus();
    click(more);
  });
  expect(focused()).toBe('k1');
  const answer = printed(lines).replace('</ul>', '</ul><i></i>');
  await passing(() => replaceFragments({ 'div.widget_shopping_cart_content': answer }, parseHtml));
  expect(focused()).toBe('k1');
});

test('a cart that holds more than the shop has left goes down to what is left', async () => {
  await openWith(line('k1', { quantity: 5, max: 2 }));
  const less = screen.getByRole('button', { name: 'Giảm số lượng Cửa' });
  expect(less.getAttribute('aria-disabled')).not.toBe('true');
  expect(screen.getByRole('button', { name: 'Tăng số lượng Cửa' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await passing(() => {
    less.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
    click(less);
  });
  await passing(() => vi.advanceTimersByTimeAsync(2000));
  expect(cart.change.mock.lastCall?.[1]).toContain('quantity=2');
});

test.each([
  ['another button of the panel', '.mullion-mini-cart__close'],
  ['what is elsewhere on the page', '#else'],
])('a focus that is on %s is not called back by a new content', async (_where, selector) => {
  const lines = [line('k1')];
  document.body.insertAdjacentHTML('beforeend', '<button id="else">x</button>');
  await openWith(...lines);
  const goal = find(selector);
  await passing(() => screen.getByRole('button', { name: 'Tăng số lượng Cửa' }).focus());
  // A window that was left and come back to says nothing of where the focus goes.
  await passing(() => {
    if (selector === '#else') (document.activeElement as HTMLElement).blur();
    goal.focus();
  });
  const answer = printed(lines).replace('</ul>', '</ul><i></i>');
  await passing(() => replaceFragments({ 'div.widget_shopping_cart_content': answer }, parseHtml));
  expect(document.activeElement).toBe(goal);
});

test.each<[string, Partial<CartLine>, string]>([
  ['what the shop sells at least', { quantity: 4, min: 4, step: 2 }, 'quantity=0'],
  ['what is left of it, which is nothing', { quantity: 2, max: 0 }, 'quantity=0'],
  ['what is more than that', { quantity: 6, min: 4, step: 2 }, 'quantity=4'],
])('one press less than %s', async (_what, values, asked) => {
  await openWith(line('k1', values));
  const more = screen.getByRole('button', { name: 'Tăng số lượng Cửa' });
  expect(more.getAttribute('aria-disabled')).toBe(String(values.max === 0));
  await passing(() => click(screen.getByRole('button', { name: 'Giảm số lượng Cửa' })));
  await passing(() => vi.advanceTimersByTimeAsync(2000));
  expect(cart.change.mock.lastCall?.[1]).toContain(asked);
});
