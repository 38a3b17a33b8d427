import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCart } from '../../../tests/unit/helpers/cart';
import { installJQuery } from '../../../tests/unit/helpers/jquery';
import { freshPage } from '../../../tests/unit/helpers/page';
import { jQueryNow } from '../../dom/jquery';
import { tellShop, wrapped } from './shop-events';

let leave = () => {};
beforeEach(() => {
  leave = freshPage();
});
afterEach(() => leave());

describe("the shop's other scripts", () => {
  test('are told by jQuery where it is, and not by the native event as well', () => {
    const { names } = installJQuery();
    const native = vi.fn();
    document.body.addEventListener('wc-blocks_added_to_cart', native);
    tellShop(fakeCart(), 'added_to_cart', [{}]);
    expect(names()).toEqual(['added_to_cart']);
    expect(native).not.toHaveBeenCalled();
  });

  test.each(['adding_to_cart', 'added_to_cart', 'removed_from_cart'])(
    'are told by the native event without it: %s',
    (name) => {
      const native = vi.fn();
      document.addEventListener(`wc-blocks_${name}`, native);
      tellShop(fakeCart(), name);
      expect(native).toHaveBeenCalledOnce();
    },
  );

  test('are told nothing natively that the blocks do not know', () => {
    const native = vi.fn();
    document.body.addEventListener('wc-blocks_wc_fragments_loaded', native);
    tellShop(fakeCart(), 'wc_fragments_loaded');
    expect(native).not.toHaveBeenCalled();
  });

  test('do not make us answer our own event', () => {
    const { jQuery } = installJQuery();
    const cart = fakeCart();
    const during = vi.fn();
    jQuery(document.body).on('added_to_cart', () => during(cart.isTelling));
    tellShop(cart, 'added_to_cart');
    expect(during).toHaveBeenCalledExactlyOnceWith(true);
    expect(cart.isTelling).toBe(false);
  });
});

describe('jQuery', () => {
  test('that an optimiser brings later is found then', () => {
    expect(jQueryNow()).toBeNull();
    const { jQuery } = installJQuery();
    expect(jQueryNow()).toBe(jQuery);
  });

  test.each([
    ['an element with that id', document.createElement('a')],
    ['a function that is something else', () => {}],
    ['a string', 'jQuery'],
  ])('is not mistaken: %s', (_what, value) => {
    vi.stubGlobal('jQuery', value);
    expect(jQueryNow()).toBeNull();
  });
});

test('an element reaches plugins as they expect it', () => {
  const element = document.createElement('a');
  expect(wrapped(undefined)).toBeUndefined();
  expect(wrapped(element)).toBe(element);
  installJQuery();
  expect((wrapped(undefined) as { 0: Element[] })[0]).toEqual([]);
  expect((wrapped(element) as { 0: Element })[0]).toBe(element);
});
