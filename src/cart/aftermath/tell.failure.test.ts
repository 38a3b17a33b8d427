import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installJQuery } from '../../../tests/unit/helpers/jquery';
import { find } from '../../../tests/unit/helpers/page';
import { ANSWER, add, remove, tellWorld } from '../../../tests/unit/helpers/tell';
import type { CartFailure } from '../answer';

const refused = (productUrl: unknown): CartFailure => ({ ok: false, reason: 'refused', productUrl });

let world: ReturnType<typeof tellWorld>;
beforeEach(() => {
  world = tellWorld();
});
afterEach(() => world.leave());

describe('a refusal', () => {
  test('with an address of this site leads the visitor there, without a message', () => {
    const { tell, assign, pause } = world.setUp();
    tell(add(), refused('/san-pham/cua/'));
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/san-pham/cua/`);
    expect(pause).toHaveBeenCalledWith(true);
    expect(world.heard).not.toHaveBeenCalled();
  });

  test.each([
    [false],
    [undefined],
    ['javascript:alert(1)'],
    ['//evil.example/'],
    ['https://evil.example'],
    [['/a']],
  ])('with %s for an address is a message, and nobody is sent anywhere (F18)', (productUrl) => {
    const { tell, assign, cart } = world.setUp();
    tell(add(), refused(productUrl));
    expect(assign).not.toHaveBeenCalled();
    expect(cart.config.isCartPage).toBeUndefined();
    expect(world.heard).toHaveBeenCalledExactlyOnceWith(
      'cart-failed',
      expect.objectContaining({ reason: 'refused' }),
    );
  });

  test('tells no plugin that something was added, and leaves the button without "added"', () => {
    const { names } = installJQuery();
    world.setUp().tell(add(), refused(false));
    expect(names()).toEqual([]);
    expect(find('#add').classList.contains('added')).toBe(false);
    expect(world.apply).not.toHaveBeenCalled();
  });

  test('offers to send the same once more, under the same identifier', () => {
    const { tell, cart } = world.setUp();
    tell(add(), { ok: false, reason: 'timeout' });
    world.heard.mock.calls[0]?.[1].retry();
    expect(cart.change).toHaveBeenCalledExactlyOnceWith('add', 'product_id=a', find('#add'), 'a');
  });
});

test('the product that a theme covers until it is added can be pressed again', () => {
  const unblock = vi.fn();
  const wrap = (target: unknown) => ({ parents: () => ({ unblock: () => unblock(target) }) });
  vi.stubGlobal('jQuery', Object.assign(wrap, { fn: {} }));
  world.setUp().tell(add(), { ok: false, reason: 'unreadable' });
  expect(unblock).toHaveBeenCalledExactlyOnceWith(find('#add'));
});

test('no press asks for another while it is tried again', async () => {
  const { tell, cart } = world.setUp();
  let answer = (_: CartFailure) => {};
  cart.change.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  tell(add(), { ok: false, reason: 'timeout' });
  const retried = world.heard.mock.calls[0]?.[1].retry();
  expect(find('#add').getAttribute('aria-disabled')).toBe('true');
  answer({ ok: false, reason: 'timeout' });
  await retried;
  expect(find('#add').hasAttribute('aria-disabled')).toBe(false);
});

describe('a removal', () => {
  test('is told by its own events', () => {
    const { names } = installJQuery();
    const { tell, ctx } = world.setUp();
    tell(remove(), ANSWER);
    expect(names()).toEqual(['wc_fragments_loaded', 'removed_from_cart']);
    expect(world.heard).toHaveBeenCalledExactlyOnceWith('item-removed', expect.anything());
    expect(ctx.announce).toHaveBeenCalledExactlyOnceWith('Đã xóa khỏi giỏ hàng.');
  });

  test.each<CartFailure>([
    { ok: false, reason: 'refused' },
    { ok: false, reason: 'unreadable' },
  ])('that failed ($reason) follows its link, which removes without a script', (answer) => {
    const { tell, assign } = world.setUp();
    tell(remove(), answer);
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/gio-hang/?remove_item=k`);
  });

  test.each(['unreachable'] as const)(
    'of a shop that is %s keeps the page: its link leads to the browser’s own fault',
    (reason) => {
      const { tell, assign, pause } = world.setUp();
      tell(remove(), { ok: false, reason });
      expect(assign).not.toHaveBeenCalled();
      expect(pause).not.toHaveBeenCalled();
      expect(world.heard).toHaveBeenCalledExactlyOnceWith('cart-failed', expect.objectContaining({ reason }));
    },
  );

  test('whose link leads elsewhere is a failure, not a journey', () => {
    const { tell, assign } = world.setUp();
    find('#remove').setAttribute('href', '//evil.example/');
    tell(remove(), { ok: false, reason: 'refused' });
    expect(assign).not.toHaveBeenCalled();
    expect(world.heard).toHaveBeenCalledWith('cart-failed', expect.anything());
  });
});
