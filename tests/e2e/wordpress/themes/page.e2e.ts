import { type Browser, expect, type Page, test } from '@playwright/test';
import { FILL_CART } from '../../helpers/demo-pages';
import { chooseTheme, openHostile, type Plugin, pathOf } from '../../helpers/themes';

const NAMES = ['home', 'listing', 'product', 'product-variable', 'cart', 'checkout', 'account'];

/** A visitor of the hostile theme with something in the cart. */
async function visitor(browser: Browser, baseURL: string, plugin: Plugin): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await chooseTheme(context, baseURL, 'hostile', plugin);
  const page = await context.newPage();
  await page.goto(FILL_CART);
  // What that page still asks for is not the next one's: both shops keep the cart when they have it.
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('wc_cart_hash')));
  await page.waitForLoadState('networkidle');
  return page;
}

for (const plugin of ['on', 'whole'] as const) {
  test.describe(`on a hostile theme with the plugin ${plugin}`, () => {
    test.beforeEach(({ context, baseURL }) => chooseTheme(context, String(baseURL), 'hostile', plugin));

    for (const name of NAMES) {
      test(`${name}: nothing throws, and the theme's own script comes to its end`, async ({ page }) => {
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        await page.goto(FILL_CART);
        await openHostile(page, name);
        expect(errors).toEqual([]);
      });
    }

    test('what others use without saying so is there', async ({ page }) => {
      await openHostile(page, 'product');
      const missing = await page.evaluate(() => {
        const { Cookies, jQuery, PhotoSwipe, wc_add_to_cart_params } = window as unknown as Record<
          string,
          unknown
        > & {
          jQuery: { fn: Record<string, unknown>; blockUI: unknown };
        };
        const { flexslider, zoom, block, owlCarousel } = jQuery.fn;
        const found = { Cookies, PhotoSwipe, flexslider, zoom, block, owlCarousel, wc_add_to_cart_params };
        return Object.entries(found)
          .filter(([, value]) => value === undefined)
          .map(([key]) => key);
      });
      expect(missing).toEqual([]);
    });

    test('a handler after the slider answers', async ({ page }) => {
      await openHostile(page, 'home');
      await page.locator('.hostile-after').click();
      await expect(page.locator('.hostile-hours')).toBeVisible();
    });
  });
}

/** The page as the server sends it, without what differs from one request to the next. */
async function source(page: Page, name: string): Promise<string> {
  const html = await (await page.request.get(pathOf(name))).text();
  return (
    html
      .replace(/<meta name="generator"[^>]*>/g, '')
      .replace(/("[\w-]*nonce"\s*:\s*"|nonce[\w-]*" (?:name="[^"]*" )?value=")[0-9a-f]{10}/g, '$1')
      .replace(/(_wpnonce=)[0-9a-f]{10}/g, '$1')
      .replace(/(quantity_)[0-9a-f]{13}/g, '$1')
      // Drawn by lot.
      .replace(/<section class="related products">.*?<\/section>/s, '')
  );
}

test('with everything switched off each page is what it is without the plugin, to the byte', async ({
  browser,
  baseURL,
}) => {
  const stock = await visitor(browser, String(baseURL), 'none');
  const idle = await visitor(browser, String(baseURL), 'idle');
  for (const name of NAMES) {
    expect(await source(idle, name), name).toBe(await source(stock, name));
  }
});

/** How many scripts and styles a page brings, and their bytes on the wire. */
async function weigh(page: Page, name: string) {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const sizes: number[] = [];
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (/Script|Stylesheet/.test(kinds.get(requestId) ?? '')) sizes.push(encodedDataLength);
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(pathOf(name));
  await page.locator('body.hostile-ready').waitFor();
  await page.waitForLoadState('networkidle');
  await session.detach();
  return { requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

for (const name of NAMES) {
  test(`${name}: no more requests or bytes of script and style than without the plugin`, async ({
    browser,
    baseURL,
  }) => {
    const stock = await weigh(await visitor(browser, String(baseURL), 'none'), name);
    const ours = await weigh(await visitor(browser, String(baseURL), 'on'), name);
    expect(stock.requests).toBeGreaterThan(5);
    expect(ours.requests, `requests, ${stock.requests} without`).toBeLessThanOrEqual(stock.requests);
    // The stand-in's scripts are a fraction of WooCommerce's.
    if (process.env.MULLION_WP_SHOP !== 'stand-in')
      expect(ours.bytes, `bytes, ${stock.bytes} without`).toBeLessThanOrEqual(stock.bytes);
  });
}
