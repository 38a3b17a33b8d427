import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCart, operation } from '../../../tests/unit/helpers/cart';
import { fakeContext } from '../../../tests/unit/helpers/context';
import { installJQuery } from '../../../tests/unit/helpers/jquery';
import { find, freshPage, watchNavigation } from '../../../tests/unit/helpers/page';
import type { CartConfig } from '../../contract/config';
import type { CartAnswer, CartFailure } from '../types';
import { createSettle } from './settle';

const HTML =
  '<p><a id="add" href="?add-to-cart=1" class="button loading">Thêm</a></p><a id="remove" href="/gio-hang/?remove_item=k">×</a>';
const ANSWER: CartAnswer = {
  ok: true,
  fragments: { 'div.cart': '<div></div>' },
  hash: 'h1',
  state: null,
  asOf: 1,
};
const refused = (productUrl: unknown): CartFailure => ({ ok: false, reason: 'refused', productUrl });

let leave = () => {};
let stop = new AbortController();
const apply = vi.fn();
const heard = vi.fn();

beforeEach(() => {
  leave = freshPage(HTML);
  stop = new AbortController();
  apply.mockReset();
  heard.mockReset();
});
afterEach(() => {
  stop.abort();
  leave();
});

function setUp(config: Partial<CartConfig> = {}) {
  const ctx = fakeContext();
  const cart = fakeCart(config);
  const pause = vi.spyOn(cart.queue, 'pause').mockImplementation(() => {});
  for (const name of ['item-added', 'item-removed', 'cart-failed'] as const)
    ctx.bus.on(name, (detail) => heard(name, detail), stop.signal);
  return { ctx, cart, pause, assign: watchNavigation(), settle: createSettle(ctx, cart, apply) };
}
const add = operation('a');
const remove = operation('r', { kind: 'remove' });

describe('a refusal', () => {
  test('with an address of this site leads the visitor there, without a message', () => {
    const { settle, assign, pause } = setUp();
    settle(add, refused('/san-pham/cua/'), find('#add'));
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/san-pham/cua/`);
    expect(pause).toHaveBeenCalledWith(true);
    expect(heard).not.toHaveBeenCalled();
  });

  test.each([
    [false],
    [undefined],
    ['javascript:alert(1)'],
    ['//evil.example/'],
    ['https://evil.example'],
    [['/a']],
  ])('with %s for an address is a message, and nobody is sent anywhere (F18)', (productUrl) => {
    const { settle, assign, cart } = setUp();
    settle(add, refused(productUrl), find('#add'));
    expect(assign).not.toHaveBeenCalled();
    expect(cart.config.isCartPage).toBe(false);
    expect(heard).toHaveBeenCalledExactlyOnceWith(
      'cart-failed',
      expect.objectContaining({ reason: 'refused' }),
    );
  });

  test('tells no plugin that something was added, and leaves the button without "added"', () => {
    const { names } = installJQuery();
    setUp().settle(add, refused(false), find('#add'));
    expect(names()).toEqual([]);
    expect(find('#add').classList.contains('added')).toBe(false);
    expect(apply).not.toHaveBeenCalled();
  });

  test('offers to send the same once more, under the same identifier', () => {
    const { settle, cart } = setUp();
    settle(add, { ok: false, reason: 'timeout' }, find('#add'));
    heard.mock.calls[0]?.[1].retry();
    expect(cart.change).toHaveBeenCalledExactlyOnceWith('add', 'product_id=a', find('#add'), 'a');
  });
});

test('what is tried again is seen at work until it is answered, and no press asks for another', async () => {
  const { settle, cart } = setUp();
  let answer = (_: CartFailure) => {};
  cart.change.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  settle(add, { ok: false, reason: 'timeout' }, find('#add'));
  const retried = heard.mock.calls[0]?.[1].retry();
  const button = find('#add');
  const seen = () => [
    button.classList.contains('loading'),
    ...['aria-busy', 'aria-disabled'].map((name) => button.getAttribute(name)),
  ];
  expect(seen()).toEqual([true, 'true', 'true']);
  answer({ ok: false, reason: 'timeout' });
  await retried;
  expect(seen()).toEqual([false, null, null]);
});

describe('a removal', () => {
  test('is told by its own events', () => {
    const { names } = installJQuery();
    const { settle, ctx } = setUp();
    settle(remove, ANSWER, find('#remove'));
    expect(names()).toEqual(['wc_fragments_loaded', 'removed_from_cart']);
    expect(heard).toHaveBeenCalledExactlyOnceWith('item-removed', expect.anything());
    expect(ctx.announce).toHaveBeenCalledExactlyOnceWith('Đã xóa khỏi giỏ hàng.');
  });

  test.each<CartFailure>([
    { ok: false, reason: 'refused' },
    { ok: false, reason: 'unreachable' },
  ])('that failed ($reason) follows its link, which removes without a script', (answer) => {
    const { settle, assign } = setUp();
    settle(remove, answer, find('#remove'));
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/gio-hang/?remove_item=k`);
  });

  test('whose link leads elsewhere is a failure, not a journey', () => {
    const { settle, assign } = setUp();
    find('#remove').setAttribute('href', '//evil.example/');
    settle(remove, { ok: false, reason: 'refused' }, find('#remove'));
    expect(assign).not.toHaveBeenCalled();
    expect(heard).toHaveBeenCalledWith('cart-failed', expect.anything());
  });
});
