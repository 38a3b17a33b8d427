import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import type { JQuery } from '../dom/jquery';
import { passOn, wasPassedOn } from './pass-on';

// Shops bring it, and no types of it are ours.
const jQuery = require('jquery') as JQuery;
const HTML =
  '<div id="card" class="card"><a id="b" class="button ajax_add_to_cart add_to_cart_button mine" href="#x"><i id="icon">+</i></a></div>';
let leave = () => {};

beforeEach(() => {
  leave = freshPage(HTML);
  window.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('.add_to_cart_button');
      if (!wasPassedOn(event) && button) passOn(event, button);
    },
    true,
  );
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

/** A handler as themes write it: waits at `place` for clicks on a class. */
const delegated = (place: EventTarget, selector: string) => {
  const handler = vi.fn();
  place.addEventListener('click', (event) => {
    const found = (event.target as Element).closest(selector);
    if (found) handler(found, event);
  });
  return handler;
};

test.each(['#b', '#icon'])(
  "a theme's handler on the button itself sees nothing to send (click on %s)",
  (selector) => {
    const [onButton, onIcon] = [vi.fn(), vi.fn()];
    find('#b').addEventListener('click', onButton);
    find('#icon').addEventListener('click', onIcon);
    click(find(selector));
    expect(onButton).not.toHaveBeenCalled();
    expect(onIcon).not.toHaveBeenCalled();
  },
);

test.each(['.ajax_add_to_cart', '.add_to_cart_button', 'a.add_to_cart_button.ajax_add_to_cart'])(
  'a handler that waits on the document or on the card for %s sees nothing to send',
  (selector) => {
    const handlers = [delegated(document, selector), delegated(find('#card'), selector)];
    click(find('#icon'));
    for (const handler of handlers) expect(handler).not.toHaveBeenCalled();
  },
);

test('analytics on the document sees the click, with the right target, once', () => {
  const seen = vi.fn();
  document.addEventListener('click', ({ target }) => seen((target as Element).id));
  click(find('#icon'));
  expect(seen.mock.calls).toEqual([['icon']]);
});

describe('on a page for which the shop has its own script of adds', () => {
  beforeEach(() => vi.stubGlobal('wc_add_to_cart_params', {}));

  test('what counts clicks on an add, as GTM4WP does, counts one, and nobody sends one', () => {
    const counts = delegated(document, '.add_to_cart_button:not(.product_type_variable)');
    const sends = delegated(document, '.add_to_cart_button.ajax_add_to_cart');
    click(find('#icon'));
    expect(counts).toHaveBeenCalledExactlyOnceWith(find('#b'), expect.anything());
    expect(sends).not.toHaveBeenCalled();
  });

  test.each(['a', 'button'])(
    "what jQuery hands on for that class, by which themes replace the shop's handler, is not run (%s)",
    (tag) => {
      const [ofTheButton, ofTheCard] = [vi.fn(), vi.fn()];
      find('#b').outerHTML = `<${tag} id="b" class="add_to_cart_button ajax_add_to_cart"></${tag}>`;
      jQuery(document.body).on('click', '.add_to_cart_button', ofTheButton);
      jQuery(document.body).on('click', '.card', ofTheCard);
      click(find('#b'));
      expect(ofTheButton).not.toHaveBeenCalled();
      expect(ofTheCard).toHaveBeenCalledOnce();
      expect((find('#b') as HTMLButtonElement).disabled).toBeFalsy();
      jQuery(document.body).off('click');
    },
  );
});

test("a handler that waits for a class of the theme's own still finds its button", () => {
  const handler = delegated(document, '.mine');
  click(find('#icon'));
  expect(handler).toHaveBeenCalledExactlyOnceWith(find('#b'), expect.anything());
});

test('what is passed on can navigate nowhere and says so', () => {
  const seen = vi.fn();
  document.addEventListener('click', ({ defaultPrevented }) => seen(defaultPrevented));
  expect(click(find('#b')).defaultPrevented).toBe(true);
  expect(seen.mock.calls).toEqual([[true]]);
});

test('the place of the click and its keys are passed on', () => {
  const seen = vi.fn();
  document.addEventListener('click', ({ clientX, altKey }) => seen(clientX, altKey));
  click(find('#b'), { clientX: 12, altKey: true });
  expect(seen.mock.calls).toEqual([[12, true]]);
});

test('the button has its classes back at once, and none that it never had', () => {
  click(find('#b'));
  expect(find('#b').className.split(' ').sort()).toEqual([
    'add_to_cart_button',
    'ajax_add_to_cart',
    'button',
    'mine',
  ]);
});
