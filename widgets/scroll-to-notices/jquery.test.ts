import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, freshPage } from '../../tests/unit/helpers/page';
import type { Journey } from './journey';
import { answerJQuery } from './jquery';

const to = vi.fn<Journey['to']>();
const handlers = new Set<() => void>();
let leave = () => {};
let stop: AbortController;

beforeEach(() => {
  stop = new AbortController();
  to.mockClear();
  handlers.clear();
});
afterEach(() => {
  stop.abort();
  leave();
});

function open(html = '<p id="n">x</p>') {
  leave = freshPage(html);
  answerJQuery({ to }, stop.signal);
}

/** jQuery with the function that a theme or WooCommerce gave it. */
function bringJQuery(own?: () => void) {
  const jQuery = Object.assign(
    () => ({
      on: (_name: string, handler: () => void) => handlers.add(handler),
      off: (_name: string, handler: () => void) => handlers.delete(handler),
    }),
    { fn: {}, scroll_to_notices: own as undefined | ((target: unknown) => void) },
  );
  vi.stubGlobal('jQuery', jQuery);
  return jQuery;
}
const fail = () => {
  for (const handler of handlers) handler();
};

describe('the function', () => {
  test('goes to the first that is found, and nowhere when there is none', () => {
    const jQuery = bringJQuery();
    open('<p id="n">x</p><p>y</p>');
    jQuery.scroll_to_notices?.(document.querySelectorAll('p'));
    expect(to).toHaveBeenCalledExactlyOnceWith(find('#n'));
    jQuery.scroll_to_notices?.([]);
    jQuery.scroll_to_notices?.(null);
    expect(to).toHaveBeenCalledOnce();
  });

  test.each(['load', 'focusin', 'submit'])('is there when jQuery comes late, at the next %s', (type) => {
    open();
    const jQuery = bringJQuery();
    expect(jQuery.scroll_to_notices).toBeUndefined();
    (type === 'load' ? window : find('#n')).dispatchEvent(new Event(type, { bubbles: true }));
    expect(jQuery.scroll_to_notices).toBeTypeOf('function');
    find('#n').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(handlers.size).toBe(1);
  });

  test("is a theme's own where there is one", () => {
    const own = vi.fn();
    const jQuery = bringJQuery(own);
    open();
    expect(jQuery.scroll_to_notices).toBe(own);
  });

  test("is ours where it was WooCommerce's", () => {
    const shops = Object.assign(() => {}, {
      toString: () => 'function(o){o.length&&e("html, body").animate({scrollTop:o.offset().top-100},1e3)}',
    });
    const jQuery = bringJQuery(shops);
    open();
    expect(jQuery.scroll_to_notices).not.toBe(shops);
  });
});

describe('a failed checkout goes to', () => {
  const group = (name: string) => `<div class="woocommerce-NoticeGroup-${name}">x</div>`;
  const wrapper = '<div class="woocommerce-notices-wrapper"><ul>x</ul></div>';

  test.each([
    [
      'its group of notices',
      `${wrapper}<form class="checkout">${group('checkout')}</form>`,
      '.woocommerce-NoticeGroup-checkout',
    ],
    [
      'that of the order review first',
      group('checkout') + group('updateOrderReview'),
      '.woocommerce-NoticeGroup-updateOrderReview',
    ],
    ['else a notice of the region', `<form class="checkout"></form>${wrapper}`, 'ul'],
    [
      'else the form',
      '<div class="woocommerce-notices-wrapper"></div><form class="checkout"></form>',
      'form',
    ],
  ])('%s', (_what, html, selector) => {
    bringJQuery();
    open(html);
    fail();
    expect(to).toHaveBeenCalledExactlyOnceWith(find(selector));
  });
});

test('after the region has left nobody listens; the function stays, and is harmless', () => {
  const jQuery = bringJQuery();
  open();
  expect(handlers.size).toBe(1);
  stop.abort();
  expect(handlers.size).toBe(0);
  expect(jQuery.scroll_to_notices).toBeTypeOf('function');
});

test('after the region has left nobody looks for jQuery any more', () => {
  open();
  stop.abort();
  const jQuery = bringJQuery();
  find('#n').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(jQuery.scroll_to_notices).toBeUndefined();
});
