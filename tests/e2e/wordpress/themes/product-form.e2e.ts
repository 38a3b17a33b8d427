import { expect, type Page, test } from '@playwright/test';
import { withPage } from '../../helpers/published';
import { cartOnServer } from '../../helpers/real-shop';
import { chooseTheme } from '../../helpers/themes';
import { onWooCommerce } from '../../helpers/which-shop';

/** A product's form as WooCommerce's block draws it; the stand-in has none of its blocks. */
const formOf = (product: string) => `<!-- wp:woocommerce/single-product {"productId":${product}} -->
<div class="wp-block-woocommerce-single-product"><!-- wp:woocommerce/add-to-cart-with-options /--></div>
<!-- /wp:woocommerce/single-product -->`;

test.beforeEach(({ context, baseURL }) => chooseTheme(context, String(baseURL), 'blocks'));

/** A visitor at the form of a product that can be added at once. */
async function atForm(page: Page, use: (visitor: Page, add: () => Promise<void>) => Promise<void>) {
  const html = await (await page.request.get('/cua-hang/')).text();
  const product = /product_type_simple[^>]*data-product_id="(\d+)"/.exec(html)?.[1] ?? '';
  await withPage(page, formOf(product), async (visitor, url) => {
    await chooseTheme(visitor.context(), url, 'blocks');
    await visitor.goto(url);
    const field = visitor.locator('form input[name="quantity"]');
    const button = visitor.locator('form button.add_to_cart_button');
    test.skip(!(await button.count()), 'This WooCommerce has no such block.');
    await field.fill('3');
    await field.blur();
    await use(visitor, () => button.click());
  });
}

const quantities = async (page: Page) => Object.values(await cartOnServer(page));

onWooCommerce('the form of blocks adds the number that was chosen, each time', async ({ page }) => {
  await atForm(page, async (visitor, add) => {
    await add();
    await expect.poll(() => quantities(visitor)).toEqual([3]);
    await add();
    await expect.poll(() => quantities(visitor)).toEqual([6]);
  });
});

onWooCommerce(
  'the form of blocks, and the page is left at once: the number that was chosen is there',
  async ({ page }) => {
    await atForm(page, async (visitor, add) => {
      await add();
      await visitor.goto('/cua-hang/');
      await expect.poll(() => quantities(visitor)).toEqual([3]);
    });
  },
);
