import { type APIRequestContext, request as requests } from '@playwright/test';
import { FIELDS } from './orders';

export type Lines = Record<string, number>;
type Item = { key: string; product: string; quantity: number };
type Truth = { lines: Lines; items: Item[]; coupons: string[]; nonces: Record<string, string> };

/** A visitor without a browser: nothing of our script holds requests back. @param headers Sent with each request. */
export async function visitor(
  baseURL: string,
  headers: Record<string, string> = {},
): Promise<APIRequestContext> {
  return requests.newContext({ baseURL, timeout: 120_000, extraHTTPHeaders: headers });
}

export const endpoint = (name: string) => `/?wc-ajax=${name}`;

export const add = (of: APIRequestContext, product: string, quantity = 1) =>
  of.post(endpoint('add_to_cart'), { form: { product_id: product, quantity } });

export const remove = (of: APIRequestContext, key: string) =>
  of.post(endpoint('remove_from_cart'), { form: { cart_item_key: key } });

/** The cart page's form, with another number for one item. */
export const setQuantity = (of: APIRequestContext, { nonces }: Truth, key: string, quantity: number) =>
  of.post('/gio-hang/', {
    form: { [`cart[${key}][qty]`]: quantity, update_cart: '1', 'woocommerce-cart-nonce': nonces.cart! },
  });

export const applyCoupon = (of: APIRequestContext, { nonces }: Truth, code: string) =>
  of.post(endpoint('apply_coupon'), { form: { coupon_code: code, security: nonces.apply! } });

export const removeCoupon = (of: APIRequestContext, { nonces }: Truth, code: string) =>
  of.post(endpoint('remove_coupon'), { form: { coupon: code, security: nonces.remove! } });

/** What the server has. */
export const truthOf = async (of: APIRequestContext): Promise<Truth> =>
  (await of.get('/?mullion-test=cart', { maxRetries: 3 })).json();

export const linesOf = async (of: APIRequestContext): Promise<Lines> => (await truthOf(of)).lines;

/** Products that a click on the listing puts into the cart. */
export async function productsOf(of: APIRequestContext): Promise<string[]> {
  const ids: string[] = [];
  for (const page of ['/cua-hang/', '/cua-hang/page/2/', '/cua-hang/page/3/']) {
    const html = await (await of.get(page)).text();
    ids.push(...[...html.matchAll(/ajax_add_to_cart[^>]*data-product_id="(\d+)"/g)].map(([, id]) => id!));
  }
  return [...new Set(ids)];
}

/** What a buyer fills in, with the word that the page gives along. */
export async function checkoutForm(of: APIRequestContext): Promise<Record<string, string>> {
  const html = await (await of.get('/thanh-toan/')).text();
  const nonce = /name="woocommerce-process-checkout-nonce" value="([^"]+)"/.exec(html)![1]!;
  return {
    ...FIELDS,
    billing_country: 'VN',
    payment_method: 'cod',
    terms: 'on',
    'woocommerce-process-checkout-nonce': nonce,
  };
}

/** What is in the order whose page this is. */
export async function boughtOf(of: APIRequestContext, receipt: string): Promise<Lines> {
  const id = /order-received(?:\/|=)(\d+)/.exec(receipt)![1];
  const { items } = (await (await of.get(`/?mullion-test=bought&id=${id}`)).json()) as {
    items: { product: number; quantity: number }[];
  };
  return Object.fromEntries(items.map(({ product, quantity }) => [product, quantity]));
}
