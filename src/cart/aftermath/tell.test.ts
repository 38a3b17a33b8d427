import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { operation } from '../../../tests/unit/helpers/cart';
import { installJQuery } from '../../../tests/unit/helpers/jquery';
import { find } from '../../../tests/unit/helpers/page';
import { ANSWER, add, remove, tellWorld } from '../../../tests/unit/helpers/tell';

let world: ReturnType<typeof tellWorld>;
beforeEach(() => {
  world = tellWorld();
});
afterEach(() => world.leave());

describe('an item that is in the cart', () => {
  test('is told in the order that plugins rely on: button, regions, then the events', () => {
    const { fired, names } = installJQuery();
    const { tell } = world.setUp();
    world.apply.mockImplementation(() => fired.push({ name: '(regions replaced)', args: [] }));
    world.heard.mockImplementation((name) => fired.push({ name, args: [] }));
    tell(add(), ANSWER);
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
    world.setUp().tell(add(), ANSWER);
    expect(blocks).toHaveBeenCalledOnce();
  });

  test('shows on its button, and is announced', () => {
    const { tell, ctx } = world.setUp();
    tell(add(), ANSWER);
    expect(find('#add').classList.contains('added')).toBe(true);
    expect(ctx.announce).toHaveBeenCalledExactlyOnceWith('Đã thêm vào giỏ hàng.');
  });

  test("is announced in the button's own words, where it has some", () => {
    const { tell, ctx } = world.setUp();
    find('#add').dataset.success_message = 'Cửa nhôm đã vào giỏ.';
    tell(add(), ANSWER);
    expect(ctx.announce).toHaveBeenCalledExactlyOnceWith('Cửa nhôm đã vào giỏ.');
  });

  test('that an earlier page sent has no button, and is told all the same', () => {
    const { tell } = world.setUp();
    tell(operation('a'), ANSWER);
    expect(world.apply).toHaveBeenCalledExactlyOnceWith(ANSWER);
    expect(world.heard).toHaveBeenCalledWith('item-added', expect.objectContaining({ hash: 'h1' }));
  });

  test("does not stop at a theme's listener that throws", () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { jQuery } = installJQuery();
    jQuery(document.body).on('added_to_cart', () => {
      throw new Error('theme');
    });
    const { tell, ctx, cart } = world.setUp();
    tell(add(), ANSWER);
    expect(ctx.announce).toHaveBeenCalledOnce();
    expect(cart.isTelling).toBe(false);
  });
});

describe('the link to the cart', () => {
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.added_to_cart.wc-forward')];

  test('comes after the button, in Vietnamese, once, however often the visitor adds', () => {
    const { tell } = world.setUp();
    tell(add(), ANSWER);
    tell(add(), ANSWER);
    expect(links()).toHaveLength(1);
    expect(links()[0]).toMatchObject({ textContent: 'Xem giỏ hàng', title: 'Xem giỏ hàng' });
    expect(links()[0]?.href).toBe(`${location.origin}/gio-hang/`);
    expect(find('#add').nextElementSibling).toBe(links()[0]);
  });

  test('does not come on the cart page itself', () => {
    world.setUp({ isCartPage: true }).tell(add(), ANSWER);
    expect(links()).toEqual([]);
  });

  test.each(['javascript:alert(1)', '//evil.example/', ''])(
    'does not come with the address %s',
    (cartUrl) => {
      world.setUp({ cartUrl }).tell(add(), ANSWER);
      expect(links()).toEqual([]);
    },
  );
});

describe('going to the cart after adding', () => {
  test('is off unless the shop wants it', () => {
    const { tell, assign } = world.setUp();
    tell(add(), ANSWER);
    expect(assign).not.toHaveBeenCalled();
  });

  test('happens where the shop wants it, and what is queued waits for that page', () => {
    const { tell, assign, pause } = world.setUp({ redirectAfterAdd: true });
    tell(add(), ANSWER);
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/gio-hang/`);
    expect(pause).toHaveBeenCalledWith(true);
    expect(world.heard).toHaveBeenCalledWith('item-added', expect.anything());
  });

  test('does not happen after a removal', () => {
    const { tell, assign } = world.setUp({ redirectAfterAdd: true });
    tell(remove(), ANSWER);
    expect(assign).not.toHaveBeenCalled();
  });
});
