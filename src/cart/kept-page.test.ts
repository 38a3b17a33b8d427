import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { operation } from '../../tests/unit/helpers/cart';
import { CART_CONFIG, fakeContext } from '../../tests/unit/helpers/context';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { FakeShop } from '../../tests/unit/helpers/shop';
import { loadChunk } from '../chunks/load';
import type { CartConfig } from '../contract/config';
import createAftermath from './aftermath';
import { BrowserCart } from './cart';
import { needsAftermath, summonAftermath } from './summon';

vi.mock(import('../chunks/load'), async (original) => ({ ...(await original()), loadChunk: vi.fn() }));

let shop: FakeShop;
let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  vi.mocked(loadChunk).mockReset().mockResolvedValue({ default: createAftermath });
  sessionStorage.clear();
  leave = freshPage('<a id="b" class="add_to_cart_button">Thêm vào giỏ</a>');
  shop = new FakeShop().install();
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(5000);
  leave();
  vi.useRealTimers();
});

const startCart = async (settings: Partial<CartConfig> = {}) => {
  const cart = new BrowserCart(fakeContext(), { ...CART_CONFIG, ...settings });
  summonAftermath(cart, needsAftermath);
  await vi.advanceTimersByTimeAsync(3000);
  return cart;
};
const comeBack = () =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }) as PageTransitionEvent);

test('a page that has left for the cart and is come back to sends the next click', async () => {
  const cart = await startCart({ redirectAfterAdd: true });
  await cart.change('add', 'product_id=1', find('#b'));
  expect(location.assign).toHaveBeenCalledOnce();
  comeBack();
  const heard = vi.fn();
  void cart.change('add', 'product_id=2', find('#b')).then(heard);
  await vi.advanceTimersByTimeAsync(3000);
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ ok: true }));
});

test('what a later page has left over is sent by the one that is come back to', async () => {
  await startCart();
  sessionStorage.setItem('mullion_cart', JSON.stringify([operation('later')]));
  comeBack();
  await vi.advanceTimersByTimeAsync(3000);
  expect(shop.asked).toContain('add_to_cart');
});
