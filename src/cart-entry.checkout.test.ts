import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CART_CONFIG } from '../tests/unit/helpers/context';
import { installJQuery } from '../tests/unit/helpers/jquery';
import { find, freshPage, settled } from '../tests/unit/helpers/page';
import { summonAftermath } from './cart/summon';

vi.mock(import('./cart/summon'), async (original) => ({ ...(await original()), summonAftermath: vi.fn() }));

const CONFIG = JSON.stringify({ base: '/build/', aliases: [], chunks: {}, cart: CART_CONFIG });
let leave = () => {};
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('__VERSION__', '0.0.0');
  vi.stubGlobal('wc_cart_fragments_params', {});
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('woocommerce_items_in_cart=1');
  document.body.className = 'woocommerce-checkout';
});
afterEach(() => {
  leave();
  document.body.className = '';
  Reflect.deleteProperty(window, 'mullion');
});

test.each([
  ['form class="checkout"', 1],
  ['main', 0],
])(
  'where jQuery is ready and there is a <%s>, the shown cart is told %i times; once the page is idle, once',
  async (tag, times) => {
    leave = freshPage(`<script type="application/json" id="mullion-config">${CONFIG}</script><${tag}>`);
    const { jQuery, becomesReady } = installJQuery();
    const told = vi.fn();
    jQuery(find('body')).on('wc_fragments_loaded', told);
    await import('./cart-entry');
    await settled();
    becomesReady();
    await settled();
    expect(told).toHaveBeenCalledTimes(times);
    const [cart, isNeeded] = vi.mocked(summonAftermath).mock.lastCall ?? [];
    await isNeeded?.(cart as never);
    expect(told).toHaveBeenCalledOnce();
  },
);
