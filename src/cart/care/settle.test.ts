import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCart, operation } from '../../../tests/unit/helpers/cart';
import { fakeContext } from '../../../tests/unit/helpers/context';
import { installJQuery } from '../../../tests/unit/helpers/jquery';
import { find, freshPage, watchNavigation } from '../../../tests/unit/helpers/page';
import type { CartConfig } from '../../contract/config';
import type { CartAnswer } from '../types';
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

describe('an item that is in the cart', () => {
  test('is told in the order that plugins rely on: button, regions, then the events', () => {
    const { fired, names } = installJQuery();
    const { settle } = setUp();
    apply.mockImplementation(() => fired.push({ name: '(regions replaced)', args: [] }));
    heard.mockImplementation((name) => fired.push({ name, args: [] }));
    settle(add, ANSWER, find('#add'));
    expect(names()).toEqual([
      'wc_cart_button_updated',
      '(regions replaced)',
      'wc_fragments_loaded',
      'added_to_cart',
      'item-added',
    ]);
    const [fragments, hash, button] = fired[3]!.args as [unknown, unknown, { 0: Element }];
    expect([fragments, hash, button[0]]).toEqual([ANSWER.fragments, 'h1', find('#add')]);
  });

  test("is told by the blocks' own event where there is no jQuery, once", () => {
    const blocks = vi.fn();
    document.body.addEventListener('wc-blocks_added_to_cart', blocks);
    setUp().settle(add, ANSWER, find('#add'));
    expect(blocks).toHaveBeenCalledOnce();
  });

  test('shows on its button, and is announced', () => {
    const { settle, ctx } = setUp();
    settle(add, ANSWER, find('#add'));
    expect(find('#add').classList.contains('added')).toBe(true);
    expect(ctx.announce).toHaveBeenCalledExactlyOnceWith('Đã thêm vào giỏ hàng.');
  });

  test("is announced in the button's own words, where it has some", () => {
    const { settle, ctx } = setUp();
    find('#add').dataset.success_message = 'Cửa nhôm đã vào giỏ.';
    settle(add, ANSWER, find('#add'));
    expect(ctx.announce).toHaveBeenCalledExactlyOnceWith('Cửa nhôm đã vào giỏ.');
  });

  test('that an earlier page sent has no button, and is told all the same', () => {
    const { settle } = setUp();
    settle(add, ANSWER);
    expect(apply).toHaveBeenCalledExactlyOnceWith(ANSWER);
    expect(heard).toHaveBeenCalledWith('item-added', expect.objectContaining({ hash: 'h1' }));
  });

  test("does not stop at a theme's listener that throws", () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { jQuery } = installJQuery();
    jQuery(document.body).on('added_to_cart', () => {
      throw new Error('theme');
    });
    const { settle, ctx, cart } = setUp();
    settle(add, ANSWER, find('#add'));
    expect(ctx.announce).toHaveBeenCalledOnce();
    expect(cart.isTelling).toBe(false);
  });
});

describe('the link to the cart', () => {
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.added_to_cart.wc-forward')];

  test('comes after the button, in Vietnamese, once, however often the visitor adds', () => {
    const { settle } = setUp();
    settle(add, ANSWER, find('#add'));
    settle(add, ANSWER, find('#add'));
    expect(links()).toHaveLength(1);
    expect(links()[0]).toMatchObject({ textContent: 'Xem giỏ hàng', title: 'Xem giỏ hàng' });
    expect(links()[0]?.href).toBe(`${location.origin}/gio-hang/`);
    expect(find('#add').nextElementSibling).toBe(links()[0]);
  });

  test('does not come on the cart page itself', () => {
    setUp({ isCartPage: true }).settle(add, ANSWER, find('#add'));
    expect(links()).toEqual([]);
  });

  test.each(['javascript:alert(1)', '//evil.example/', ''])(
    'does not come with the address %s',
    (cartUrl) => {
      setUp({ cartUrl }).settle(add, ANSWER, find('#add'));
      expect(links()).toEqual([]);
    },
  );
});

describe('going to the cart after adding', () => {
  test('is off unless the shop wants it', () => {
    const { settle, assign } = setUp();
    settle(add, ANSWER, find('#add'));
    expect(assign).not.toHaveBeenCalled();
  });

  test('happens where the shop wants it, and what is queued waits for that page', () => {
    const { settle, assign, pause } = setUp({ redirectAfterAdd: true });
    settle(add, ANSWER, find('#add'));
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/gio-hang/`);
    expect(pause).toHaveBeenCalledWith(true);
    expect(heard).toHaveBeenCalledWith('item-added', expect.anything());
  });

  test('does not happen after a removal', () => {
    const { settle, assign } = setUp({ redirectAfterAdd: true });
    settle(remove, ANSWER, find('#remove'));
    expect(assign).not.toHaveBeenCalled();
  });
});
