import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CART_CONFIG, fakeContext } from '../../tests/unit/helpers/context';
import { installJQuery } from '../../tests/unit/helpers/jquery';
import { click, find, freshPage, settled } from '../../tests/unit/helpers/page';
import { FakeShop } from '../../tests/unit/helpers/shop';
import { loadChunk } from '../chunks/load';
import createAftermath from './aftermath';
import { claimButtons } from './buttons';
import { BrowserCart } from './cart';

vi.mock(import('../chunks/load'), async (original) => ({ ...(await original()), loadChunk: vi.fn() }));

const HTML = `<p><a id="add" class="button add_to_cart_button ajax_add_to_cart" href="?add-to-cart=12" data-product_id="12"
  data-quantity="2">Thêm</a></p><p><a id="other" class="add_to_cart_button ajax_add_to_cart" data-product_id="13">Thêm</a></p>
  <div class="widget_shopping_cart_content">0</div>`;

let shop: FakeShop;
let leave = () => {};
let arrive = () => {};
const failed = vi.fn();
let stop = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  leave = freshPage(HTML);
  sessionStorage.clear();
  stop = new AbortController();
  shop = new FakeShop().install();
  shop.fragments = {
    'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content">1</div>',
  };
  // The aftermath comes when the test says so.
  const module = new Promise((resolve) => {
    arrive = () => resolve({ default: createAftermath });
  });
  vi.mocked(loadChunk).mockReset().mockReturnValue(module);
  const ctx = fakeContext();
  const cart = new BrowserCart(ctx, CART_CONFIG);
  claimButtons(cart);
  failed.mockReset();
  ctx.bus.on('cart-failed', failed, stop.signal);
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(5000);
  stop.abort();
  leave();
  vi.useRealTimers();
});

const clicked = async (selector = '#add') => {
  const event = click(find(selector));
  arrive();
  await settled(150);
  return event;
};
const sent = () => shop.requests.map(({ body }) => body.get('product_id'));

describe('a click where jQuery is', () => {
  test('waits for those who may change it, and goes with what they added', async () => {
    const { jQuery, data } = installJQuery();
    data.set(find('#add'), { engraving: 'Nhà Lan' });
    jQuery(document.body).on('adding_to_cart', (_event, _button, values) => {
      (values as Record<string, string>).gift = 'yes';
    });
    click(find('#add'));
    await settled(100);
    expect(shop.asked).toEqual([]);
    arrive();
    await settled(150);
    expect(Object.fromEntries(shop.requests[0]!.body)).toEqual({
      product_id: '12',
      quantity: '2',
      engraving: 'Nhà Lan',
      gift: 'yes',
      mullion_request: expect.any(String),
    });
    expect(shop.requests).toHaveLength(1);
  });

  test('is told before it is sent', async () => {
    const { fired, names } = installJQuery();
    vi.mocked(fetch).mockImplementation((...args) => {
      fired.push({ name: '(sent)', args: [] });
      return shop.answer(...args);
    });
    await clicked();
    expect(names().slice(0, 3)).toEqual([
      'should_send_ajax_request.adding_to_cart',
      'adding_to_cart',
      '(sent)',
    ]);
  });

  test("is told as a request of jQuery's, once everything else has been told, where somebody waits for those", async () => {
    const { jQuery, fired, names } = installJQuery();
    const ofDocument = { ajaxComplete: [{ handler() {} }] };
    Object.assign(jQuery, { _data: (node: Node) => (node === document ? ofDocument : undefined) });
    await clicked();
    await vi.dynamicImportSettled();
    expect(names().slice(-3)).toEqual(['added_to_cart', 'ajaxSuccess', 'ajaxComplete']);
    const [, { url, data }] = fired.at(-1)!.args as [unknown, { url: string; data: string }];
    expect(url).toContain('wc-ajax=add_to_cart');
    expect(data).toContain('product_id=12');
  });

  test('is told to nobody where nobody waits for requests', async () => {
    const { names } = installJQuery();
    await clicked();
    await vi.dynamicImportSettled();
    expect(names().at(-1)).toBe('added_to_cart');
  });

  test('is sent all the same when the after-care cannot be had', async () => {
    installJQuery();
    vi.spyOn(location, 'reload').mockImplementation(() => {});
    vi.mocked(loadChunk).mockRejectedValue(new TypeError('gone'));
    await clicked();
    expect(sent()).toEqual(['12']);
  });
});

describe('a click that a plugin forbids', () => {
  test('sends nothing, follows no link, says no failure, and leaves the button as it was', async () => {
    const { veto, names } = installJQuery();
    veto.value = false;
    expect((await clicked()).defaultPrevented).toBe(true);
    expect(shop.asked).toEqual([]);
    expect(names()).toEqual([
      'should_send_ajax_request.adding_to_cart',
      'ajax_request_not_sent.adding_to_cart',
      'wc_cart_button_updated',
    ]);
    expect(failed).not.toHaveBeenCalled();
    expect(document.querySelector('[role="alert"]')).toBeNull();
    expect([...find('#add').classList].sort()).toEqual(['add_to_cart_button', 'ajax_add_to_cart', 'button']);
    expect(find('#add').hasAttribute('aria-busy')).toBe(false);
    expect(JSON.parse(sessionStorage.getItem('mullion_cart') ?? '[]')).toEqual([]);
  });

  test('keeps no other one from being sent', async () => {
    const { veto } = installJQuery();
    veto.value = false;
    await clicked();
    veto.value = undefined;
    await clicked('#other');
    expect(sent()).toEqual(['13']);
  });

  test('leaves the regions of the cart as they were: nothing is going to change', async () => {
    const { veto } = installJQuery();
    veto.value = false;
    await clicked();
    expect(find('.widget_shopping_cart_content').hasAttribute('aria-busy')).toBe(false);
  });
});
