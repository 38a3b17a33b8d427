import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { operation } from '../tests/unit/helpers/cart';
import { CART_CONFIG } from '../tests/unit/helpers/context';
import { installJQuery } from '../tests/unit/helpers/jquery';
import { find, freshPage, settled } from '../tests/unit/helpers/page';
import { summonAftermath } from './cart/summon';
import type { Cart } from './cart/types';
import { loadChunk } from './chunks/load';
import type { Alias } from './contract/config';

vi.mock(import('./chunks/load'), async (original) => ({ ...(await original()), loadChunk: vi.fn() }));

vi.mock(import('./cart/summon'), async (original) => ({ ...(await original()), summonAftermath: vi.fn() }));

const registry = { scan: vi.fn(), alias: vi.fn(), load: vi.fn(async () => 'modal') };
const startRegistry = vi.fn(() => registry);
let leave = () => {};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('__VERSION__', '0.0.0');
  for (const spy of [registry.scan, registry.alias, startRegistry]) spy.mockClear();
  vi.mocked(loadChunk).mockReset().mockResolvedValue({ default: startRegistry });
});
afterEach(async () => {
  // Its observer ends with the registry's coming; files share a window.
  window.mullion?.scan?.();
  await settled();
  leave();
  Reflect.deleteProperty(window, 'mullion');
});

async function page(html: string, cart: object | null = null, aliases: Alias[] = []): Promise<void> {
  const chunks = { registry: 'registry-1.js', 'kept-cart': 'kept-1.js' };
  const config = JSON.stringify({ base: 'https://shop.example/build/', aliases, chunks, cart });
  leave = freshPage(`<script type="application/json" id="mullion-config">${config}</script>${html}`);
  await import('./cart-entry');
  await settled();
}

test("a page without a widget never loads the registry, whatever another script's attribute says", async () => {
  await page('<a data-widget="#filters"></a><b data-widget=".panel"></b>');
  expect(loadChunk).not.toHaveBeenCalled();
  expect(window.mullion?.version).toBe('0.0.0');
});

test('an element that asks for a widget brings it', async () => {
  await page('<div data-widget="tabs"></div>');
  expect(loadChunk).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'registry', 'registry-1.js');
  expect(startRegistry).toHaveBeenCalledOnce();
});

test.each(['data-widget="tabs"', 'class="quantity"'])(
  '%s that comes later brings it too, once',
  async (is) => {
    await page('<main></main>', null, [['.quantity', 'quantity']]);
    expect(loadChunk).not.toHaveBeenCalled();
    for (const _ of [1, 2]) {
      document.body.insertAdjacentHTML('beforeend', `<div ${is}></div>`);
      await settled();
    }
    expect(startRegistry).toHaveBeenCalledOnce();
  },
);

test('so does a selector that no browser can read: the registry tells of it', async () => {
  await page('', null, [['a[', 'quantity']]);
  expect(startRegistry).toHaveBeenCalledOnce();
});

test("a theme's script that names an alias or asks for a scan is served when the registry is there", async () => {
  await page('<main></main>');
  window.mullion?.alias('.owl', 'slider');
  window.mullion?.scan(document.body);
  await settled();
  expect(await window.mullion?.load('modal')).toBe('modal');
  expect(registry.alias).toHaveBeenCalledExactlyOnceWith('.owl', 'slider');
  expect(registry.scan).toHaveBeenCalledExactlyOnceWith(document.body);
  expect(startRegistry).toHaveBeenCalledOnce();
});

test('a registry that cannot be had is told, and the page goes on', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(loadChunk).mockRejectedValue(new Error('gone'));
  await page('<div data-widget="tabs"></div>');
  expect(said).toHaveBeenCalledOnce();
  expect(window.mullion?.version).toBe('0.0.0');
});

test('a page that has an entry already is left to it', async () => {
  const first = { on: () => () => {} } as unknown as NonNullable<typeof window.mullion>;
  window.mullion = first;
  await page('<div data-widget="tabs"></div>');
  expect(window.mullion).toBe(first);
  expect(loadChunk).not.toHaveBeenCalled();
});

describe('a page with the shop', () => {
  const SHOWN = '<div class="widget_shopping_cart_content"></div>';
  const KEPT = () => sessionStorage.setItem(CART_CONFIG.fragmentsKey, '{}');
  const ITEMS = () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('woocommerce_items_in_cart=1');
  beforeEach(() => vi.stubGlobal('wc_cart_fragments_params', {}));
  const showKept = vi.fn(async () => true);
  const lastCart = () => vi.mocked(summonAftermath).mock.lastCall?.[0] as Cart;

  /** Asks as the idle moment after the load does. */
  async function idle(html: string, prepare: (cart: Cart) => void = () => {}): Promise<unknown> {
    vi.mocked(loadChunk).mockResolvedValue({ default: startRegistry, showKept });
    await page(html, CART_CONFIG);
    prepare(lastCart());
    return vi.mocked(summonAftermath).mock.lastCall?.[1](lastCart());
  }

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    showKept.mockClear();
    sessionStorage.clear();
    document.body.className = '';
  });

  test.each([
    ['has a cart', ITEMS],
    ['had one', KEPT],
    ['gets a page without words for none', () => {}],
  ])('brings what shows a kept cart where one is shown to a visitor who %s', async (_who, prepare) => {
    expect(await idle(SHOWN, prepare)).toBe(true);
    expect(loadChunk).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'cart', 'kept-1.js');
    expect(showKept).toHaveBeenCalledOnce();
  });

  test('says without it that the cart is empty to a visitor who never had one', async () => {
    expect(await idle(`${SHOWN}<template id="mullion-empty-cart"><p>Giỏ trống</p></template>`)).toBeFalsy();
    expect(loadChunk).not.toHaveBeenCalled();
    expect(find('.widget_shopping_cart_content').innerHTML).toBe('<p>Giỏ trống</p>');
  });

  test.each([
    ['woocommerce-cart', '<div class="widget_shopping_cart_content">1 ×</div>', 0],
    ['woocommerce-checkout', '<main></main>', 0],
    ['woocommerce-checkout', SHOWN, 1],
    ['home', '<div class="widget_shopping_cart_content">1 ×</div>', 1],
  ])('on a page with the class %s, which shows %s, %i chunks come', async (name, html, chunks) => {
    ITEMS();
    await idle(html, () => document.body.classList.add(name));
    expect(loadChunk).toHaveBeenCalledTimes(chunks);
  });

  test.each([
    ['the theme prints it and no script of the shop would look at it', SHOWN],
    ['none is', '<main></main>'],
  ])('brings nothing where %s', async (_why, html) => {
    Reflect.deleteProperty(window, 'wc_cart_fragments_params');
    expect(await idle(html)).toBeFalsy();
    expect(loadChunk).not.toHaveBeenCalled();
  });

  test('needs the aftermath for what is left over, whatever is kept', async () => {
    expect(await idle(SHOWN, ({ ledger }) => ledger.add(operation('a')))).toBeTruthy();
    expect(loadChunk).not.toHaveBeenCalled();
  });

  test.each([
    ['a cart', ITEMS, ''],
    ['an empty one', () => {}, '<template id="mullion-empty-cart"></template>'],
  ])('tells scripts there, too, that %s is shown', async (_what, prepare, html) => {
    prepare();
    const { jQuery } = installJQuery();
    const told = vi.fn();
    await idle(html, () => {
      document.body.classList.add('woocommerce-cart');
      jQuery(find('body')).on('wc_fragments_loaded', told);
    });
    expect(told).toHaveBeenCalledOnce();
  });

  test.each([
    ['once while the page loads', 1, true, false],
    ['not then where the shop has no script that would', 0, false, false],
    ['once later', 1, false, true],
  ])('a plugin that asks for a fresh cart is answered %s', async (_when, times, hasScript, isIdle) => {
    if (!hasScript) Reflect.deleteProperty(window, 'wc_cart_fragments_params');
    const { jQuery, becomesReady } = installJQuery();
    await (isIdle ? idle(SHOWN) : page(SHOWN, CART_CONFIG));
    const refresh = vi.spyOn(lastCart(), 'refresh').mockResolvedValue(null as never);
    if (!isIdle) jQuery(find('body')).trigger('wc_fragment_refresh');
    becomesReady();
    jQuery(find('body')).trigger('wc_fragment_refresh');
    expect(refresh).toHaveBeenCalledTimes(times);
  });

  test('tells a chunk that cannot be had, and goes on', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.mocked(loadChunk).mockRejectedValue(new Error('gone'));
    KEPT();
    await page(SHOWN, CART_CONFIG);
    expect(await vi.mocked(summonAftermath).mock.lastCall?.[1](lastCart())).toBeFalsy();
    expect(said).toHaveBeenCalledOnce();
  });
});
