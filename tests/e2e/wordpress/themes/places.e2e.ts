import { type Browser, expect, type Page, test } from '@playwright/test';
import { chooseTheme, openHostile, type Plugin } from '../../helpers/themes';

/** What a shopper looks for on a page of the shop, and a form that our buttons come into. */
const PARTS =
  'h1,.price,.woocommerce-ordering,.woocommerce-product-gallery,form.cart,.single_add_to_cart_button,.woocommerce-tabs,ul.products>li,.product-categories,.cart-collaterals,.form-row,footer';

type Place = { part: string; x: number; y: number; width: number };

/** Where they stand on a page, to a px. */
async function places(browser: Browser, baseURL: string, plugin: Plugin, name: string, width: number) {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 800 } });
  await chooseTheme(context, baseURL, 'hostile', plugin);
  const page = await context.newPage();
  await openHostile(page, name);
  await page.waitForLoadState('networkidle');
  const found = await read(page);
  await context.close();
  return found;
}

const read = (page: Page): Promise<Place[]> =>
  page.evaluate(
    (parts) =>
      [...document.querySelectorAll<HTMLElement>(parts)]
        .filter((element) => !element.closest('.related'))
        .map((element) => {
          const { x, y, width } = element.getBoundingClientRect();
          const part = `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}`;
          return { part, x: Math.round(x), y: Math.round(y + scrollY), width: Math.round(width) };
        }),
    PARTS,
  );

for (const width of [360, 1280])
  for (const name of ['listing', 'product', 'product-variable'])
    test(`${name} at ${width} px: taken over whole, every part of the shop stands where it stood`, async ({
      browser,
      baseURL,
    }) => {
      const stock = await places(browser, String(baseURL), 'none', name, width);
      const whole = await places(browser, String(baseURL), 'whole', name, width);
      expect(stock.length).toBeGreaterThan(2);
      expect(whole).toEqual(stock);
    });
