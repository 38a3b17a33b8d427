import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshPage } from '../../tests/unit/helpers/page';

type Handler = (event: Event, ...told: unknown[]) => void;

const TEMPLATES = `
  <template id="mullion-cart-failed"><p role="alert">not saved</p></template>
  <template id="mullion-order-failed"><p role="alert">not updated <button type="button">again</button></p></template>`;
const REVIEW = { url: '/?wc-ajax=update_order_review', data: 'a=1' };

let leave = () => {};
const handlers = new Map<string, Handler>();
const uncovered = vi.fn();
const triggered = vi.fn();
const ajaxPrefilter = vi.fn<(prefilter: (options: object) => void) => void>();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  handlers.clear();
  uncovered.mockClear();
  triggered.mockClear();
  const jQuery = (target: unknown) => ({
    on: (name: string, handler: Handler) => handlers.set(name, handler),
    unblock: () => uncovered(target),
    trigger: triggered,
  });
  vi.stubGlobal('jQuery', Object.assign(jQuery, { fn: {}, ajaxPrefilter }));
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

async function open(html: string, isCart = false) {
  leave = freshPage(html + TEMPLATES);
  await (isCart ? import('./failed-cart') : import('./failed-answers'));
}
const fail = (sent: object, statusText = 'error', status = 500) =>
  handlers.get('ajaxError')?.(new Event('ajaxError'), { statusText, status }, sent);
const said = () => [...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent?.trim());

test.each([
  ['a coupon', { url: '/?wc-ajax=apply_coupon', data: 'coupon_code=x' }],
  ['a coupon that goes', { url: '/?wc-ajax=remove_coupon' }],
  ['a way of shipping', { url: '/?wc-ajax=update_shipping_method' }],
  ['quantities', { url: '/cart/', data: 'cart%5Ba%5D%5Bqty%5D=2&woocommerce-cart-nonce=1&update_cart=1' }],
  ['where to ship to', { url: '/cart/', data: 'calc_shipping=1&woocommerce-shipping-calculator-nonce=1' }],
  ['a removal', { url: '/cart/?remove_item=a&_wpnonce=1' }],
  ['an undo', { url: '/cart/?undo_item=a&_wpnonce=1' }],
])('%s that failed is told above the cart', async (_what, sent) => {
  await open('<div class="woocommerce"><form class="woocommerce-cart-form"></form></div>', true);
  fail(sent);
  fail(sent);
  expect(said()).toEqual(['not saved']);
  expect(document.querySelector('.woocommerce-cart-form')?.previousElementSibling?.textContent).toBe(
    'not saved',
  );
});

test.each([
  ['a request of somebody else', { url: '/?wc-ajax=get_variation' }, 'error'],
  ['a cart that is only looked at again', { url: '/cart/', data: 'woocommerce-cart-nonce=1' }, 'error'],
  ['a request that checkout.js has ended itself', REVIEW, 'abort'],
])('%s says nothing', async (_what, sent, statusText) => {
  await open('<form class="woocommerce-cart-form"></form><div class="woocommerce-checkout-payment"></div>');
  fail(sent, statusText);
  expect(said()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(triggered).not.toHaveBeenCalled();
});

test("the checkout's coupon form, which checkout.js has covered, can be used again", async () => {
  await open('<form class="checkout_coupon processing"></form>');
  const form = document.querySelector('form');
  fail({ url: '/?wc-ajax=apply_coupon' });
  expect(uncovered).toHaveBeenCalledWith(form);
  expect(form?.className).toBe('checkout_coupon');
});

test('a coupon that could not be removed is told where it stands', async () => {
  await open('<div class="woocommerce-checkout-review-order processing"><table></table></div>');
  fail({ url: '/?wc-ajax=remove_coupon' });
  const review = document.querySelector('.woocommerce-checkout-review-order');
  expect(review?.className).toBe('woocommerce-checkout-review-order');
  expect(review?.firstElementChild?.textContent).toBe('not saved');
});

test('the order is asked for again, less and less often, and said to have failed once', async () => {
  await open('<div class="woocommerce-checkout-payment"></div>');
  fail(REVIEW);
  const first = document.querySelector('[role="alert"]');
  expect(uncovered).toHaveBeenCalledWith('.woocommerce-checkout-review-order-table');
  for (const seconds of [3, 6, 12, 24, 30, 30]) {
    if (seconds > 3) fail(REVIEW);
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(triggered).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(triggered).toHaveBeenCalledExactlyOnceWith('update_checkout');
    triggered.mockClear();
  }
  expect([said(), first?.isConnected]).toEqual([['not updated again'], true]);
  fail(REVIEW);
  handlers.get('updated_checkout')?.(new Event('updated_checkout'));
  expect(said()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(triggered).not.toHaveBeenCalled();
});

test('an order that comes takes the focus of nobody who is writing', async () => {
  await open('<input><div class="woocommerce-checkout-payment"></div>');
  document.querySelector('input')?.focus();
  for (const failed of [false, true]) {
    if (failed) fail(REVIEW);
    handlers.get('updated_checkout')?.(new Event('updated_checkout'));
    expect(document.activeElement?.tagName).toBe('INPUT');
  }
});

test('who presses hears of it anew, and keeps the focus', async () => {
  await open('<div class="woocommerce-checkout-payment"></div>');
  fail(REVIEW);
  const first = document.querySelector('button');
  first?.focus();
  first?.click();
  expect(triggered).toHaveBeenCalledOnce();
  fail(REVIEW);
  const second = document.querySelector('button');
  expect(second).not.toBe(first);
  expect(document.activeElement).toBe(second);
  handlers.get('updated_checkout')?.(new Event('updated_checkout'));
  expect(document.activeElement?.className).toBe('woocommerce-checkout-payment');
});

test('a page whose token is no longer good asks no more; the button brings a new page', async () => {
  await open('<div class="woocommerce-checkout-payment"></div>');
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  fail(REVIEW, 'error', 403);
  expect(said()).toEqual(['not updated again']);
  vi.advanceTimersByTime(60_000);
  expect(triggered).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  document.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
  expect(triggered).not.toHaveBeenCalled();
});

test('the order is not asked for in a tab that nobody sees, but afterwards', async () => {
  await open('<div class="woocommerce-checkout-payment"></div>');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fail(REVIEW);
  vi.advanceTimersByTime(3000);
  expect(triggered).not.toHaveBeenCalled();
  hidden.mockRestore();
  vi.advanceTimersByTime(6000);
  expect(triggered).toHaveBeenCalledOnce();
});

test('the order is not asked for while it is placed, but afterwards', async () => {
  await open('<form class="checkout processing"><div class="woocommerce-checkout-payment"></div></form>');
  fail(REVIEW);
  vi.advanceTimersByTime(3000);
  expect(triggered).not.toHaveBeenCalled();
  document.querySelector('form')?.classList.remove('processing');
  vi.advanceTimersByTime(6000);
  expect(triggered).toHaveBeenCalledOnce();
});

test('an order that nobody answers ends; what changes the cart does not', async () => {
  ajaxPrefilter.mockClear();
  await open('');
  const timeouts = ['update_order_review', 'apply_coupon', 'checkout'].map((name) => {
    const options = { url: `/?wc-ajax=${name}`, timeout: 0 };
    for (const [prefilter] of ajaxPrefilter.mock.calls) prefilter(options);
    return options.timeout;
  });
  expect(timeouts).toEqual([30_000, 0, 0]);
});
