import { expect, type Page } from '@playwright/test';

export const PAGE = '/fixtures/pages/checkout-toggles.html';
export const login = (page: Page) => page.getByRole('button', { name: 'Nhấn vào đây để đăng nhập' });
export const coupon = (page: Page) => page.getByRole('button', { name: 'Nhấn vào đây để nhập mã' });
export const account = (page: Page) => page.locator('#createaccount');
export const shipping = (page: Page) => page.locator('#ship-to-different-address-checkbox');
export const ready = (page: Page) =>
  expect(page.locator('#side-toggle')).toHaveAttribute('data-state', 'ready');

const SHOP = ['block-ui', 'checkout'].map((name) => `/fixtures/shop/assets/js/${name}.js`);

export async function open(page: Page) {
  await page.goto(PAGE);
  await ready(page);
}

/** jQuery and the checkout script of the stand-in shop, in front of our start or behind it. */
export async function openWithShop(page: Page, order: 'first' | 'last') {
  await page.route('**/jquery.js', (route) =>
    route.fulfill({ path: 'node_modules/jquery/dist/jquery.min.js', contentType: 'text/javascript' }),
  );
  const params =
    "<script>window.wc_checkout_params = { option_guest_checkout: 'yes', wc_ajax_url: '/?wc-ajax=%%endpoint%%' }</script>";
  const shop = ['/jquery.js', ...SHOP].map((src) => `<script src="${src}"></script>`).join('');
  await page.route('**/checkout-toggles.html', async (route) => {
    const response = await route.fetch();
    const added = `${params}${order === 'first' ? shop : ''}</head>`;
    await route.fulfill({ response, body: (await response.text()).replace('</head>', added) });
  });
  await open(page);
  if (order === 'first') return;
  for (const url of ['/jquery.js', ...SHOP]) await page.addScriptTag({ url });
}

/** How long each movement since the last look takes; a slow machine may show none of them. */
export const moved = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: number[] }).moved.splice(0));
/** Waits until nothing moves. */
export const still = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

/** Notes how long each movement takes; call it before the page is opened. */
export async function watchMovements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all: number[] = [];
    Object.assign(window, { moved: all });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given: Parameters<typeof animate>) {
      const movement = animate.apply(this, given);
      all.push(Number(movement.effect?.getComputedTiming().duration));
      return movement;
    };
  });
}
