import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CART_CONFIG, fakeContext } from '../../tests/unit/helpers/context';
import { installJQuery } from '../../tests/unit/helpers/jquery';
import { find, freshPage, settled } from '../../tests/unit/helpers/page';
import { FakeShop } from '../../tests/unit/helpers/shop';
import { loadChunk } from '../chunks/load';
import createAftermath from './aftermath';
import { BrowserCart } from './cart';

vi.mock(import('../chunks/load'), async (original) => ({ ...(await original()), loadChunk: vi.fn() }));

let shop: FakeShop;
let leave = () => {};
let stop = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  stop = new AbortController();
  leave = freshPage('<div class="widget_shopping_cart_content">0</div>');
  sessionStorage.clear();
  shop = new FakeShop().install();
  vi.mocked(loadChunk).mockReset().mockResolvedValue({ default: createAftermath });
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
const ids = () => shop.requests.flatMap(({ body }) => body.get('mullion_request') ?? []);

describe('a click', () => {
  test('is one request, and its caller hears how it went', async () => {
    const { cart } = make();
    expect(await cart.change('add', 'product_id=1')).toMatchObject({ ok: true, hash: 'h1' });
    expect(shop.asked).toEqual(['add_to_cart']);
    expect(cart.state).toEqual({ requests: ids(), count: 1 });
  });

  test('made before the cart code has loaded is kept and sent, and answered once it is there', async () => {
    let arrive = (_module: unknown) => {};
    vi.mocked(loadChunk).mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const { cart } = make();
    const heard = vi.fn();
    void cart.change('add', 'product_id=1').then(heard);
    void cart.change('add', 'product_id=2').then(heard);
    await settled();
    expect(heard).not.toHaveBeenCalled();
    expect(shop.cart).toHaveLength(1);
    arrive({ default: createAftermath });
    await settled(100);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(shop.cart).toHaveLength(2);
  });

  test('five times is five requests, each with an identifier of its own, in order', async () => {
    const { cart } = make();
    const answers = [1, 2, 3, 4, 5].map((id) => cart.change('add', `product_id=${id}`));
    expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
    expect(new Set(ids()).size).toBe(5);
    expect(shop.requests.map(({ body }) => body.get('product_id'))).toEqual(['1', '2', '3', '4', '5']);
    expect(loadChunk).toHaveBeenCalledOnce();
  });

  test('is said on the bus before it is sent, and its result afterwards', async () => {
    const { ctx, cart } = make();
    const stop = new AbortController();
    const order: string[] = [];
    ctx.bus.on('cart-changing', () => order.push(`changing, ${shop.asked.length} sent`), stop.signal);
    ctx.bus.on('cart-updated', ({ state }) => order.push(`updated, ${state.count}`), stop.signal);
    ctx.bus.on('item-added', () => order.push('added'), stop.signal);
    await cart.change('add', 'product_id=1');
    stop.abort();
    expect(order).toEqual(['changing, 0 sent', 'updated, 1', 'added']);
  });
});

describe('what was clicked', () => {
  const HTML = `<a id="add">Thêm</a><a id="other">Thêm</a>
    <ul><li class="woocommerce-mini-cart-item"><a id="remove">×</a></li></ul>`;
  const isBusy = (selector: string) =>
    find(selector).classList.contains('loading') && find(selector).getAttribute('aria-busy') === 'true';

  test('is busy until the last click on it has been answered, and its neighbour is not', async () => {
    document.body.insertAdjacentHTML('beforeend', HTML);
    const { cart } = make();
    let answer = () => {};
    vi.mocked(fetch).mockImplementation(async (url, init) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return shop.answer(url, init);
    });
    for (const id of [1, 2]) void cart.change('add', `product_id=${id}`, find('#add'));
    await settled();
    expect([isBusy('#add'), isBusy('#other')]).toEqual([true, false]);
    answer();
    await settled(100);
    expect([shop.cart.length, isBusy('#add')]).toEqual([1, true]);
    answer();
    await settled(100);
    expect(find('#add').className).not.toContain('loading');
    expect(find('#add').hasAttribute('aria-busy')).toBe(false);
  });

  test('is as it was when a plugin forbids the request', async () => {
    document.body.insertAdjacentHTML('beforeend', HTML);
    installJQuery().veto.value = false;
    const { cart } = make();
    expect(await cart.change('add', 'product_id=1', find('#add'))).toEqual({ ok: false, reason: 'vetoed' });
    await settled();
    expect(find('#add').className).not.toContain('loading');
    expect(find('#add').hasAttribute('aria-busy')).toBe(false);
  });

  test('to be removed is a line: all of it is busy', async () => {
    document.body.insertAdjacentHTML('beforeend', HTML);
    const { cart } = make();
    const answer = cart.change('remove', 'cart_item_key=k1', find('#remove'));
    expect(isBusy('li')).toBe(true);
    await answer;
    await settled();
    expect(isBusy('li')).toBe(false);
  });
});

describe('a cart widget that hides while empty', () => {
  const WIDGET = '<aside class="widget_shopping_cart"><div class="hide_cart_widget_if_empty"></div></aside>';

  test('is seen with the first item, and no longer once the cart is empty', async () => {
    document.body.insertAdjacentHTML('beforeend', WIDGET);
    const { cart } = make();
    await cart.refresh();
    expect(find('aside').hidden).toBe(true);
    await cart.change('add', 'product_id=1');
    expect(find('aside').hidden).toBe(false);
    shop.cart = [];
    await cart.refresh();
    expect(find('aside').hidden).toBe(true);
  });
});

describe('reading the cart', () => {
  test.each([
    ['is told to plugins', 200, 'wc_fragments_refreshed'],
    ['that failed is told to plugins', 500, 'wc_fragments_ajax_error'],
  ])('%s', async (_what, status, event) => {
    const { names } = installJQuery();
    shop.faults = [status === 200 ? null : { status }];
    const { cart } = make();
    await cart.refresh();
    expect(names()).toEqual(['wc_fragments_loaded', event]);
  });

  test('wakes the other tabs by the key that the shop uses', async () => {
    await make().cart.refresh();
    expect(localStorage.getItem('wc_cart_hash_x')).toBe('h0');
  });
});
