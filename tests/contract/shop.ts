import { type APIRequestContext, test as base, expect } from '@playwright/test';
import { Window } from 'happy-dom';
import { KINDS, PRODUCTS } from '../../fixtures/server/products.mjs';
import { PAGES } from '../e2e/helpers/demo-pages';
import { endpoint, visitor } from '../e2e/helpers/raw-visitor';

type Kind = 'simple' | 'other' | 'scarce' | 'gone' | 'variable' | 'variation';
export type PageName =
  | 'listing'
  | 'sort'
  | 'product'
  | 'product-variable'
  | 'gallery'
  | 'cart'
  | 'checkout'
  | 'account';

/** One of the shops that keep the contract, as the tests find their way in it. */
interface Shop {
  /** There are 3 of `scarce` and none of `gone`; `variation` is one of `variable`. */
  products: Record<Kind, { id: number; page: string }>;
  pages: Record<PageName, string>;
  /** Tells a visitor's lines as the server has them. */
  truth: string;
  isWooCommerce8: boolean;
}

/** What the shop answers when it has a cart to tell of. */
export interface Cart {
  fragments: Record<string, string>;
  cart_hash: string;
}

export const CONTENT = 'div.widget_shopping_cart_content';

/** A visitor without a browser, with cookies of his own. */
export class Buyer {
  constructor(
    readonly http: APIRequestContext,
    private readonly truth: string,
  ) {}

  post(name: string, form: Record<string, string | number> = {}) {
    return this.http.post(endpoint(name), { form });
  }

  add(id: number, form: Record<string, string | number> = {}) {
    return this.post('add_to_cart', { product_id: id, ...form });
  }

  async cart(): Promise<Cart> {
    return (await this.post('get_refreshed_fragments')).json();
  }

  /** Key of the first line. */
  async key(): Promise<string> {
    return keysIn(await this.cart())[0] ?? '';
  }

  /** Quantities by product. */
  async lines(): Promise<Record<string, number>> {
    return ((await (await this.http.get(this.truth)).json()) as { lines: Record<string, number> }).lines;
  }

  /** The shop's cookies by name; that of the session under "session". */
  async cookies(): Promise<Record<string, string>> {
    const { cookies } = await this.http.storageState();
    const ours = cookies.filter(({ name }) => /^(wp_)?woocommerce_/.test(name));
    return Object.fromEntries(
      ours.map(({ name, value }) => [name.replace(/^wp_woocommerce_session_.*/, 'session'), value]),
    );
  }

  /** A page of the shop, parsed. */
  async page(address: string): Promise<Document> {
    return parse(await (await this.http.get(address)).text());
  }
}

/** The answer's HTML as a document. */
export const parse = (html: string) =>
  new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;

export const keysIn = ({ fragments }: Cart) =>
  [...parse(fragments[CONTENT] ?? '').querySelectorAll<HTMLElement>('.remove_from_cart_button')].map(
    ({ dataset }) => dataset.cart_item_key ?? '',
  );

const IN_MEMORY: Shop = {
  products: Object.fromEntries(
    Object.entries(KINDS).map(([kind, id]) => [
      kind,
      { id, page: PRODUCTS.find((product) => product.id === id)?.url ?? '' },
    ]),
  ) as Shop['products'],
  pages: {
    listing: '/fixtures/pages/page-listing.html',
    sort: '/fixtures/pages/sort.html',
    product: '/fixtures/pages/page-product.html',
    'product-variable': '/fixtures/pages/variation-choice.html',
    gallery: '/fixtures/pages/gallery.html',
    cart: '/fixtures/pages/page-cart.html',
    checkout: '/fixtures/pages/checkout-toggles.html',
    account: '/fixtures/pages/password-toggle.html',
  },
  truth: '/shop-control',
  isWooCommerce8: false,
};

let known: Shop | undefined;

async function onWordPress(baseURL: string): Promise<Shop> {
  const asking = await visitor(baseURL);
  const { version, products } = await (await asking.get('/?mullion-test=products')).json();
  await asking.dispose();
  const pages = Object.fromEntries(PAGES.map(({ name, path }) => [name, path])) as Shop['pages'];
  return {
    products,
    pages: { ...pages, sort: pages.listing, gallery: pages.product },
    truth: '/?mullion-test=cart',
    isWooCommerce8: process.env.MULLION_WP_SHOP === 'woocommerce' && version.startsWith('8.'),
  };
}

/** Tests of what every shop does: the one in memory, the stand-in and WooCommerce itself. */
export const test = base.extend<{ shop: Shop; buyer: Buyer }>({
  shop: async ({ baseURL }, use, { project }) => {
    known ??= project.name === 'fixtures' ? IN_MEMORY : await onWordPress(baseURL!);
    await use(known);
  },
  buyer: async ({ baseURL, shop }, use) => {
    const http = await visitor(baseURL!);
    await use(new Buyer(http, shop.truth));
    await http.dispose();
  },
});

export { expect };
