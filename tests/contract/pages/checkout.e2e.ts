import { truthOf } from '../../e2e/helpers/raw-visitor';
import { expect, parse, test } from '../shop';

test('a coupon that there is not is answered with a message as HTML', async ({ buyer, shop }) => {
  await buyer.add(shop.products.simple.id);
  const { nonces } = await truthOf(buyer.http);
  for (const code of ['NO-SUCH-CODE', '']) {
    const answer = await buyer.post('apply_coupon', { coupon_code: code, security: nonces.apply! });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^text\/html/);
    expect(
      parse(await answer.text()).querySelector('ul.woocommerce-error[role="alert"] > li'),
    ).not.toBeNull();
  }
});

test('a coupon without its nonce is turned away', async ({ buyer, shop }) => {
  await buyer.add(shop.products.simple.id);
  const answer = await buyer.post('apply_coupon', { coupon_code: 'NO-SUCH-CODE' });
  expect([answer.status(), await answer.text()]).toEqual([403, '-1']);
});

test('the checkout of an empty cart leads to the cart', async ({ buyer, shop }) => {
  const answer = await buyer.http.get(shop.pages.checkout, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(new URL(answer.headers().location ?? '').pathname).toBe(shop.pages.cart);
});

test('an order that lacks something says what, as JSON', async ({ buyer, shop }) => {
  await buyer.add(shop.products.simple.id);
  const page = await buyer.page(shop.pages.checkout);
  const nonce = page.querySelector<HTMLInputElement>('[name="woocommerce-process-checkout-nonce"]')!;
  const answer = await buyer.post('checkout', { [nonce.name]: nonce.value });
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^application\/json/);
  const { messages, ...rest } = await answer.json();
  expect(rest).toEqual({ result: 'failure', refresh: false, reload: false });
  expect(
    parse(messages).querySelectorAll('ul.woocommerce-error[role="alert"] > li[data-id]').length,
  ).toBeGreaterThan(3);
});

test('what other scripts read stands in the page of a list', async ({ buyer, shop }) => {
  const html = await (await buyer.http.get(shop.pages.listing)).text();
  const [, json] = /var wc_add_to_cart_params = (\{.*?\});/.exec(html) ?? [];
  const { wc_ajax_url: url, ...params } = JSON.parse(json ?? '{}');
  expect(url).toMatch(/\?wc-ajax=%%endpoint%%$/);
  expect(Object.keys(params).sort()).toEqual([
    'ajax_url',
    'cart_redirect_after_add',
    'cart_url',
    'i18n_view_cart',
    'is_cart',
  ]);
  expect([params.is_cart, params.cart_redirect_after_add]).toEqual(['', 'no']);
});
