import { PAGES } from '../e2e/helpers/demo-pages';
import { press } from '../e2e/helpers/seen';
import { fillCart } from './helpers/cart';
import { lookAt } from './helpers/states';
import { test } from './helpers/test';
import type { Visit } from './helpers/visit';

test.use({ baseURL: process.env.MULLION_WP_URL ?? '' });

const pathOf = (page: string) => PAGES.find(({ name }) => name === page)?.path ?? '/';
const addButton = ({ page }: Visit) => page.locator('ul.products .ajax_add_to_cart').first();
const shopFails = ({ page }: Visit) => page.route('**/*wc-ajax=add_to_cart*', (route) => route.abort());
const tellCoupon = async ({ page }: Visit) => {
  await page.locator('[name="coupon_code"]:visible').fill('KHONGCO');
  await press(page.locator('[name="apply_coupon"]:visible'));
};

lookAt('shop', [
  { name: 'added', path: pathOf('listing'), reach: (visit) => press(addButton(visit)) },
  {
    name: 'add-failed',
    path: pathOf('listing'),
    before: shopFails,
    reach: async (visit) => {
      await press(addButton(visit));
      await visit.pass(20_000); // it tries again by itself first
    },
  },
  {
    name: 'mini-cart',
    path: pathOf('listing'),
    before: fillCart,
    reach: ({ page }) => press(page.locator('header .mullion-mini-cart__toggle').first()),
  },
  {
    name: 'mini-cart-dark',
    path: pathOf('listing'),
    before: fillCart,
    reach: ({ page }) => press(page.locator('header .mullion-mini-cart__toggle').first()),
    widths: [360],
    wish: { colorScheme: 'dark' },
  },
  {
    name: 'mini-cart-empty',
    path: pathOf('listing'),
    reach: ({ page }) => press(page.locator('header .mullion-mini-cart__toggle').first()),
  },
  { name: 'coupon-refused', path: pathOf('cart'), before: fillCart, reach: tellCoupon },
  {
    name: 'checkout-errors',
    path: pathOf('checkout'),
    before: fillCart,
    reach: ({ page }) => press(page.locator('#place_order')),
  },
  {
    name: 'checkout-coupon',
    path: pathOf('checkout'),
    before: fillCart,
    reach: ({ page }) => press(page.locator('.showcoupon')),
  },
  {
    name: 'no-choice',
    path: pathOf('product-variable'),
    reach: ({ page }) => press(page.locator('.single_add_to_cart_button')),
  },
  {
    name: 'picture-large',
    path: pathOf('product'),
    reach: ({ page }) => press(page.locator('.woocommerce-product-gallery__image a').first()),
  },
  {
    name: 'reviews',
    path: pathOf('product'),
    reach: ({ page }) => press(page.locator('#tab-title-reviews a, a[href="#tab-reviews"]').last()),
  },
]);
