import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCart, operation } from '../../../tests/unit/helpers/cart';
import { installJQuery } from '../../../tests/unit/helpers/jquery';
import { find, freshPage } from '../../../tests/unit/helpers/page';
import type { JQuery } from '../../dom/jquery';
import { BRIDGED } from '../buttons';
import type { Operation } from '../operation';
import { askOthers } from './ask-others';

const HTML = `<a id="add" class="add_to_cart_button ajax_add_to_cart" data-product_id="12" data-quantity="2"></a>
<a id="remove" class="remove_from_cart_button" data-cart_item_key="k1"></a>`;

declare const $: (target: string) => { addClass(name: string): void; append(html: string): void };
let leave = () => {};
let cart: ReturnType<typeof fakeCart>;

beforeEach(() => {
  leave = freshPage(HTML);
  sessionStorage.clear();
  cart = fakeCart();
});
afterEach(() => leave());

/** An add that was just clicked. */
function clicked(rest: Partial<Operation> = {}): Operation {
  const item = operation('a', { body: 'product_id=12&quantity=2', element: find('#add'), ...rest });
  cart.ledger.add(item);
  return item;
}
const sends = ({ body }: Operation) => Object.fromEntries(new URLSearchParams(body));

describe('before an add is sent', () => {
  test('plugins are asked, then told, with the button and what will be sent', () => {
    const { fired } = installJQuery();
    expect(askOthers(cart, clicked())).toBe(true);
    expect(fired.map(({ name }) => name)).toEqual([
      'should_send_ajax_request.adding_to_cart',
      'adding_to_cart',
    ]);
    const [asked] = fired[0]!.args as [{ 0: Element }];
    const [button, data] = fired[1]!.args as [{ 0: Element }, Record<string, string>];
    expect([asked[0], button[0]]).toEqual([find('#add'), find('#add')]);
    expect(data).toEqual({ product_id: '12', quantity: '2' });
  });

  test("what a plugin attached with jQuery's data() goes along; the attribute has the last word", () => {
    const { data } = installJQuery();
    data.set(find('#add'), { product_id: 12, engraving: 'Nhà Lan', quantity: 9 });
    const item = clicked();
    askOthers(cart, item);
    expect(sends(item)).toEqual({ product_id: '12', engraving: 'Nhà Lan', quantity: '2' });
  });

  test('a listener of adding_to_cart may change what is sent', () => {
    const { jQuery } = installJQuery();
    jQuery(document.body).on('adding_to_cart', (_event, _button, data) => {
      Object.assign(data as object, { gift: 'yes', quantity: '3' });
    });
    const item = clicked();
    askOthers(cart, item);
    expect(sends(item)).toEqual({ product_id: '12', quantity: '3', gift: 'yes' });
  });

  test('what is sent then is what the next page would send, too', () => {
    const { data } = installJQuery();
    data.set(find('#add'), { gift: 'yes' });
    askOthers(cart, clicked());
    const [stored] = JSON.parse(sessionStorage.getItem('mullion_cart') ?? '[]') as [Operation];
    expect(sends(stored)).toMatchObject({ gift: 'yes' });
    expect(stored.status).toBe('queued');
  });

  test('what is on its way already is not rewritten', () => {
    const { data } = installJQuery();
    data.set(find('#add'), { gift: 'yes' });
    const item = clicked({ status: 'sent' });
    expect(askOthers(cart, item)).toBe(true);
    expect(item).toMatchObject({ status: 'sent', body: 'product_id=12&quantity=2' });
  });

  test("a theme's listener that throws does not keep it from being sent", () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { jQuery } = installJQuery();
    jQuery(document.body).on('adding_to_cart', () => {
      throw new Error('theme');
    });
    expect(askOthers(cart, clicked())).toBe(true);
    expect(said).toHaveBeenCalledOnce();
    expect(cart.isTelling).toBe(false);
  });
});

describe('a plugin that says no', () => {
  test('hears that nothing was sent; nobody is told of an add', () => {
    const { veto, fired, names } = installJQuery();
    veto.value = false;
    const item = clicked();
    expect(askOthers(cart, item)).toBe(false);
    expect(names()).toEqual([
      'should_send_ajax_request.adding_to_cart',
      'ajax_request_not_sent.adding_to_cart',
      'wc_cart_button_updated',
    ]);
    const [first, second, button] = fired[1]!.args as [unknown, unknown, { 0: Element }];
    expect([first, second, button[0]]).toEqual([false, false, find('#add')]);
    expect(item.body).toBe('product_id=12&quantity=2');
  });

  test.each([[undefined], [null], [true], [0], ['']])('says so with false, not with %s', (value) => {
    const { veto } = installJQuery();
    veto.value = value;
    expect(askOthers(cart, clicked())).toBe(true);
  });
});

describe('without jQuery', () => {
  test("the blocks are told by their own event, and what is sent is the button's data", () => {
    const blocks = vi.fn();
    document.body.addEventListener('wc-blocks_adding_to_cart', blocks);
    const item = clicked();
    expect(askOthers(cart, item)).toBe(true);
    expect(blocks).toHaveBeenCalledOnce();
    expect(item.body).toBe('product_id=12&quantity=2');
  });
});

test.each([
  ['a removal', 'remove', '#remove'],
  ['an add that no button made: of an earlier page, of a script', 'add', ''],
] as const)('nobody is asked or told before %s', (_what, kind, selector) => {
  const { names, veto } = installJQuery();
  veto.value = false;
  const element = selector ? find(selector) : undefined;
  const item = operation('a', { kind, body: 'product_id=12&quantity=2', ...(element && { element }) });
  expect(askOthers(cart, item)).toBe(true);
  expect(names()).toEqual([]);
  expect(item.body).toBe('product_id=12&quantity=2');
});

describe("what a theme has bound by jQuery to clicks on an add's button", () => {
  // Shops bring it, and no types of it are ours.
  const jQuery = require('jquery') as JQuery;
  beforeEach(() => {
    vi.stubGlobal('jQuery', jQuery);
    vi.stubGlobal('$', jQuery);
    document.body.className = '';
  });
  afterEach(() => jQuery(document).off('click'));
  const open = () => $('body').addClass('drawer-open');
  const count = () => $('body').append('<i class="heard"></i>');

  test.each([
    [
      'as its onclick',
      () => {
        find('#add').onclick = open;
      },
    ],
    ['on the button itself', () => jQuery('#add').on('click', open)],
    [
      'higher up, by a class that is hidden for the moment',
      () => jQuery(document).on('click', '.add_to_cart_button', open),
    ],
  ])('is run: %s', async (_where, bind) => {
    bind();
    askOthers(cart, clicked());
    await vi.waitFor(() => expect(document.body.className).toBe('drawer-open'));
  });

  test('what the click has come to by itself, or waits for another button, is not', async () => {
    jQuery(document).on('click', count);
    jQuery(document).on('click', 'a', count);
    jQuery(document).on('click', '.add_to_cart_button.other', count);
    jQuery(document).on('click', BRIDGED, count);
    jQuery('#add').on('click', open);
    askOthers(cart, clicked());
    await vi.waitFor(() => expect(document.body.className).toBe('drawer-open'));
    expect(document.querySelector('.heard')).toBeNull();
  });
});
