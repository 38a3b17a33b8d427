import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCart } from '../../tests/unit/helpers/cart';
import { installJQuery } from '../../tests/unit/helpers/jquery';
import { find, freshPage, settled } from '../../tests/unit/helpers/page';
import { createHear } from './aftermath/hear';
import type { Answer } from './answer';
import { bridgeJQuery } from './jquery-bridge';
import type { Aftermath } from './types';

let leave = () => {};
let cart: ReturnType<typeof fakeCart>;
const apply = vi.fn();
const refresh = vi.fn<() => Promise<Answer>>();
const OK: Answer = { ok: true, fragments: {}, hash: '', state: null, asOf: 1 };

beforeEach(() => {
  leave = freshPage('<a id="add" class="add_to_cart_button ajax_add_to_cart" data-product_id="1"></a>');
  cart = fakeCart();
  apply.mockReset();
  refresh.mockReset().mockResolvedValue(OK);
  cart.refresh.mockImplementation(refresh);
  const hear = createHear(cart, apply, refresh, 'Xem giỏ hàng');
  cart.aftermath.mockResolvedValue({ hear } as Aftermath);
});
afterEach(() => leave());

const begin = () => bridgeJQuery(cart);
test.each(['wc_fragment_refresh', 'updated_wc_div'])(
  'a plugin that asks by %s gets fresh fragments where a cart is shown',
  (name) => {
    const { jQuery } = installJQuery();
    begin();
    jQuery(document.body).trigger(name);
    expect(refresh).not.toHaveBeenCalled();
    document.body.insertAdjacentHTML('beforeend', '<div class="widget_shopping_cart_content"></div>');
    jQuery(document.body).trigger(name);
    expect(refresh).toHaveBeenCalledOnce();
  },
);

test('who asks while the page loads is answered once it has loaded', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  vi.stubGlobal('wc_cart_fragments_params', {});
  const { jQuery } = installJQuery();
  begin();
  jQuery(document.body).trigger('wc_fragment_refresh');
  expect(refresh).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(refresh).toHaveBeenCalledOnce();
  state.mockRestore();
  Reflect.deleteProperty(window, 'wc_cart_fragments_params');
});

describe('a plugin that added something itself', () => {
  const added = async (told: unknown) => {
    const { jQuery } = installJQuery();
    begin();
    jQuery(document.body).trigger('added_to_cart', [told, 'h2']);
    await settled();
  };
  const CART = '<div class="widget_shopping_cart_content"></div>';
  const fragments = { 'div.cart': '<div class="cart"></div>' };

  test.each(['', CART])(
    'has its fragments shown now; the rest is asked for where a cart is',
    async (cart) => {
      document.body.insertAdjacentHTML('beforeend', cart);
      vi.spyOn(performance, 'now').mockReturnValue(1700 - performance.timeOrigin);
      await added(fragments);
      const now = { ok: true, fragments, hash: 'h2', state: null, asOf: 1700 };
      expect(apply).toHaveBeenCalledExactlyOnceWith(now);
      expect(refresh).toHaveBeenCalledTimes(cart ? 1 : 0);
    },
  );

  test('is believed where it brings what WooCommerce answers: every place hears, and nothing is asked for', async () => {
    const { jQuery } = installJQuery();
    begin();
    const state = { requests: [], count: 2 };
    const whole = {
      ...fragments,
      'script#mullion-cart': `<script type="application/json" id="mullion-cart">${JSON.stringify(state)}</script>`,
    };
    jQuery(document.body).trigger('added_to_cart', [whole, 'h2']);
    await settled();
    expect(apply).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ hash: 'h2', state }));
    expect(refresh).not.toHaveBeenCalled();
  });

  test('finds the page told by the time that others hear of it, who began to listen before us', async () => {
    const { jQuery, names } = installJQuery();
    let seen: string[] = [];
    jQuery(document.body).on('added_to_cart', () => {
      seen = names();
    });
    begin();
    cart.loaded = (await cart.aftermath()) ?? undefined;
    jQuery(document.body).trigger('added_to_cart', [fragments, 'h2', [find('#add')]]);
    expect(apply).toHaveBeenCalledOnce();
    expect(seen).toEqual(['added_to_cart', 'wc_cart_button_updated', 'wc_fragments_loaded']);
  });

  test('goes on where what it says cannot be shown, and so do others who hear of it', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { jQuery } = installJQuery();
    begin();
    cart.loaded = { hear: createHear(cart, apply, refresh, '') } as unknown as Aftermath;
    const heard = vi.fn();
    jQuery(document.body).on('added_to_cart', heard);
    jQuery(document.body).trigger('added_to_cart', [fragments, 'h2', '#add']);
    expect(heard).toHaveBeenCalledOnce();
    expect(said).toHaveBeenCalledOnce();
  });

  test('finds its cart kept by the time that others hear of it', () => {
    const { jQuery } = installJQuery();
    begin();
    let kept: (string | null)[] = [];
    const { fragmentsKey, hashKey } = cart.config;
    jQuery(document.body).on('added_to_cart', () => {
      kept = [sessionStorage.getItem(fragmentsKey), sessionStorage.getItem(hashKey)];
    });
    jQuery(document.body).trigger('added_to_cart', [fragments, 'h2']);
    expect(kept).toEqual([JSON.stringify(fragments), 'h2']);
  });

  test('has its button marked, with the way to the cart, once', async () => {
    const { jQuery } = installJQuery();
    begin();
    const button = find('#add');
    button.classList.add('loading');
    for (const hash of ['h2', 'h3'])
      jQuery(document.body).trigger('added_to_cart', [fragments, hash, [button]]);
    await settled();
    expect([...button.classList].filter((name) => /^(loading|added)$/.test(name))).toEqual(['added']);
    const links = [...document.querySelectorAll('a.added_to_cart.wc-forward')];
    expect(links.map(({ textContent }) => textContent)).toEqual(['Xem giỏ hàng']);
  });

  test('marks nothing where something was removed, or no button came along', async () => {
    const { jQuery } = installJQuery();
    begin();
    jQuery(document.body).trigger('removed_from_cart', [fragments, 'h2', [find('#add')]]);
    jQuery(document.body).trigger('added_to_cart', [fragments, 'h2', []]);
    await settled();
    expect(find('#add').classList.contains('added')).toBe(false);
  });

  test.each([[undefined], ['html'], [null]])('without fragments (%s) changes nothing', async (value) => {
    await added(value);
    expect(apply).not.toHaveBeenCalled();
  });

  test('is told apart from ourselves, so that nothing goes round in circles', async () => {
    cart.isTelling = true;
    await added(fragments);
    expect(apply).not.toHaveBeenCalled();
  });
});

test('who is about to add something himself has what will hear of it fetched', () => {
  const { jQuery } = installJQuery();
  begin();
  jQuery(document.body).trigger('adding_to_cart');
  expect(cart.aftermath).toHaveBeenCalledOnce();
});

test('whoever asks twice, the events are answered once', () => {
  const { handlers } = installJQuery();
  begin();
  const { length } = handlers;
  begin();
  expect(handlers).toHaveLength(length);
});

test('jQuery that comes late is found once the page has loaded', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  begin();
  const { handlers } = installJQuery();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  expect(handlers.length).toBeGreaterThan(0);
});

test('jQuery that an optimiser brings after the first touch is found at the next', () => {
  begin();
  const { handlers } = installJQuery();
  expect(handlers).toHaveLength(0);
  find('#add').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(handlers.length).toBeGreaterThan(0);
});

test('a page without jQuery is left in peace', () => {
  begin();
  window.dispatchEvent(new Event('load'));
  expect(refresh).not.toHaveBeenCalled();
});
