import { expect, test, vi } from 'vitest';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { replaceFragments } from './fragments';

/** A script that binds when the page is there, and again when it hears of the cart, would bind twice to what stayed. */
test('a region that looks the same is a new one all the same, and does not fade in', () => {
  const cart = '<div class="cart"><button>Cart 1</button></div>';
  const leave = freshPage(cart);
  const before = find('.cart');
  const pressed = vi.fn();
  find('button').addEventListener('click', pressed);
  const shown = vi.fn();
  const parse = (html: string) => document.createRange().createContextualFragment(html);
  replaceFragments({ '.cart': cart }, parse, shown);
  find('button').click();
  expect(find('.cart')).not.toBe(before);
  expect(pressed).not.toHaveBeenCalled();
  expect(shown).toHaveBeenCalledExactlyOnceWith([]);
  replaceFragments({ '.cart': cart.replace('1', '2') }, parse, shown);
  expect(shown).toHaveBeenLastCalledWith([find('.cart')]);
  leave();
});
