import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { operation } from '../../tests/unit/helpers/cart';
import { CART_CONFIG, fakeContext } from '../../tests/unit/helpers/context';
import { find, freshPage, settled } from '../../tests/unit/helpers/page';
import { FakeShop, type Fault } from '../../tests/unit/helpers/shop';
import { loadChunk } from '../chunks/load';
import createAftermath from './aftermath';
import { BrowserCart } from './cart';
import { Ledger } from './ledger';
import type { Aftermath } from './types';

vi.mock(import('../chunks/load'), async (original) => ({ ...(await original()), loadChunk: vi.fn() }));

let shop: FakeShop;
let leave = () => {};
let stop = new AbortController();
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  stop = new AbortController();
  leave = freshPage('<p><a id="add" href="?add-to-cart=1">Thêm</a></p>');
  sessionStorage.clear();
  shop = new FakeShop().install();
  vi.mocked(loadChunk).mockReset().mockResolvedValue({ default: createAftermath });
  vi.spyOn(location, 'reload').mockImplementation(reload);
  reload.mockReset();
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(5000);
  stop.abort();
  leave();
  vi.useRealTimers();
});

const make = () => {
  const ctx = fakeContext();
  const cart = new BrowserCart(ctx, CART_CONFIG);
  return { ctx, cart };
};
/** A cart as a shop without our plugin's PHP answers it. */
const NO_LOG = { status: 200, body: '{"fragments":{},"cart_hash":"h"}' };
const ids = () => shop.requests.flatMap(({ body }) => body.get('mullion_request') ?? []);

/** The aftermath with a `conclude` of the test's. */
function withConclude(wrap: (conclude: Aftermath['conclude']) => Aftermath['conclude']): void {
  const module = (...args: Parameters<typeof createAftermath>) => {
    const aftermath = createAftermath(...args);
    return { ...aftermath, conclude: wrap(aftermath.conclude) };
  };
  vi.mocked(loadChunk).mockResolvedValue({ default: module });
}

describe('when the aftermath throws', () => {
  beforeEach(() =>
    withConclude((conclude) => async (operation, raw) => {
      if (operation.body === 'product_id=1') throw new Error('boom');
      return conclude(operation, raw);
    }),
  );

  test('it is reported with the button, and the click on it is over', async () => {
    const { ctx, cart } = make();
    const button = find('#add');
    expect(await cart.change('add', 'product_id=1', button)).toEqual({ ok: false, reason: 'unreachable' });
    expect(ctx.report).toHaveBeenCalledExactlyOnceWith(
      'cart',
      button,
      expect.objectContaining({ message: 'boom' }),
    );
    expect(reload).not.toHaveBeenCalled();
  });

  test('the queue goes on: the next clicks are sent and answered, the thrown one is not repeated', async () => {
    const { cart } = make();
    const answers = [1, 2, 3].map((id) => cart.change('add', `product_id=${id}`));
    expect((await Promise.all(answers)).map(({ ok }) => ok)).toEqual([false, true, true]);
    expect(shop.requests.map(({ body }) => body.get('product_id'))).toEqual(['1', '2', '3']);
    await settled();
    expect(cart.ledger.next()).toBeUndefined();
    expect(await cart.change('add', 'product_id=4')).toMatchObject({ ok: true });
  });
});

describe('trying again', () => {
  const failure = async (...faults: Fault[]) => {
    const { ctx, cart } = make();
    shop.faults = faults;
    const stop = new AbortController();
    const failed = vi.fn();
    ctx.bus.on('cart-failed', failed, stop.signal);
    const answer = await cart.change('add', 'product_id=1', find('#add'));
    stop.abort();
    return { cart, answer, failed };
  };
  const press = async (label: string) => {
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
    await settled(100);
  };

  test('sends the same payload under the same identifier, and the failure goes', async () => {
    const { answer } = await failure('dropped-before', 'dropped-before');
    expect(answer).toEqual({ ok: false, reason: 'unreachable' });
    await press('Thử lại');
    expect(shop.asked).toEqual(['add_to_cart', 'get_refreshed_fragments', 'add_to_cart']);
    expect(new Set(ids()).size).toBe(1);
    expect(shop.requests.at(-1)?.body.get('product_id')).toBe('1');
    expect(document.querySelector('[role="alert"]')).toBeNull();
    expect(find('#add').classList.contains('added')).toBe(true);
  });

  test('what the shop had done after all is in the cart once', async () => {
    await failure('dropped-after', 'dropped-before');
    expect(shop.cart).toHaveLength(1);
    await press('Thử lại');
    expect(shop.cart).toHaveLength(1);
    expect(find('#add').classList.contains('added')).toBe(true);
  });

  test('is offered, and nothing is repeated by itself, where the shop keeps no log', async () => {
    const { answer, failed, cart } = await failure('dropped-after', NO_LOG);
    await settled(100);
    expect(answer.ok).toBe(false);
    expect(shop.asked).toEqual(['add_to_cart', 'get_refreshed_fragments']);
    expect(failed).toHaveBeenCalledOnce();
    expect(find('[role="alert"]').textContent).toContain('Chưa thêm được sản phẩm vào giỏ hàng.');
    expect(cart.ledger.operations).toEqual([]);
  });
});

describe('when the cart code is gone after a deploy', () => {
  beforeEach(() => {
    vi.mocked(loadChunk).mockRejectedValue(new TypeError('gone'));
  });

  test('the request has been made, and a fresh page shows it', async () => {
    const { ctx, cart } = make();
    expect(await cart.change('add', 'product_id=1')).toEqual({ ok: false, reason: 'unreachable' });
    await settled();
    expect(shop.cart).toHaveLength(1);
    expect(reload).toHaveBeenCalledOnce();
    expect(cart.ledger.operations).toEqual([]);
    expect(ctx.report).toHaveBeenCalledExactlyOnceWith('cart', null, expect.any(TypeError));
  });

  test.each([
    ['was lost', 'dropped-before'],
    ['met an error', { status: 500 }],
    ['met a page of somebody on the way', { status: 200, body: '<h1>Login</h1>' }],
  ] as const)(
    'a request that %s is kept for a fresh page, which sends it again under its name',
    async (_what, fault) => {
      const { cart } = make();
      shop.faults = [fault];
      for (const id of [1, 2]) void cart.change('add', `product_id=${id}`);
      await settled(100);
      expect([ids().length, reload.mock.calls.length]).toEqual([1, 1]);
      expect(new Ledger().operations.map(({ status }) => status)).toEqual(['sent', 'queued']);
      void make().cart.queue.pump();
      await settled(100);
      expect(shop.requests.flatMap(({ body }) => body.get('product_id') ?? [])).toEqual(['1', '1', '2']);
      expect([shop.cart.length, new Set(ids()).size]).toEqual([2, 2]);
      expect(new Ledger().operations).toEqual([]);
    },
  );

  test('without a connection the page stays, the visitor is told, and the next click looks again', async () => {
    const say = vi.fn();
    vi.stubGlobal('alert', say);
    const { cart } = make();
    shop.faults = ['dropped-before', 'dropped-before'];
    const answer = await cart.change('add', 'product_id=1', find('#add'));
    expect(answer).toEqual({ ok: false, reason: 'unreachable' });
    expect(say).toHaveBeenCalledExactlyOnceWith('Thay đổi của bạn trong giỏ hàng chưa được lưu.');
    await settled();
    expect(reload).not.toHaveBeenCalled();
    expect(find('#add').getAttribute('aria-busy')).toBeNull();
    expect(new Ledger().operations).toEqual([]);

    vi.mocked(loadChunk).mockResolvedValue({ default: createAftermath });
    expect(await cart.change('add', 'product_id=1')).toMatchObject({ ok: true });
    expect(shop.cart).toHaveLength(1);
  });

  test('what an earlier page left is not a reason to reload again and again', async () => {
    new Ledger().add(operation('left0000', { status: 'sent' }));
    shop.faults = ['dropped-before'];
    void make().cart.queue.pump();
    await settled(100);
    expect(reload).not.toHaveBeenCalled();
    expect(new Ledger().operations).toHaveLength(1);
  });

  test('reading the cart fails, and asks for nothing', async () => {
    const { cart } = make();
    expect(await cart.refresh()).toEqual({ ok: false, reason: 'unreachable' });
    expect(shop.asked).toEqual([]);
  });
});
