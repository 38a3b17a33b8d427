import { expect, type Page, test } from '@playwright/test';
import { expectHit, press } from '../../tests/e2e/helpers/seen';

const PAGE = '/fixtures/pages/page-cart.html';
const REFUSED = 'Mã giảm giá không tồn tại.';
const FIELD =
  '<div class="coupon"><label for="coupon_code">Mã giảm giá</label> <input id="coupon_code" name="coupon_code"> <button type="submit" class="button" name="apply_coupon" value="1">Áp dụng</button></div>';
const SCRIPTS = `<script>window.wc_cart_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%' }</script>
<script src="/jquery.js"></script><script src="/fixtures/shop/assets/js/block-ui.js"></script><script src="/fixtures/shop/assets/js/cart.js"></script>`;

/** A cart page with a coupon, run by the stand-in shop's script, whose server refuses every code. */
async function openCart(page: Page) {
  let html = '';
  await page.route('**/jquery.js', (route) =>
    route.fulfill({ path: 'node_modules/jquery/dist/jquery.min.js', contentType: 'text/javascript' }),
  );
  await page.route(`**${PAGE}`, async (route) => {
    html = (await (await route.fetch()).text())
      .replace('<button type="submit" class="button" name="update_cart"', `${FIELD}$&`)
      .replace('</body>', `${SCRIPTS}</body>`);
    await route.fulfill({ contentType: 'text/html', body: html });
  });
  await page.route('**/shop-page', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route('**/?wc-ajax=apply_coupon', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<ul class="woocommerce-error" role="alert"><li>${REFUSED}</li></ul>`,
    }),
  );
  // So low that the page has room to scroll.
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto(PAGE);
  await expect(page.locator('.woocommerce-notices-wrapper')).toHaveAttribute('data-state', 'ready');
}

for (const how of ['its button', 'Enter'] as const) {
  test(`a coupon that is refused after ${how} says so below its field, which keeps the focus`, async ({
    page,
  }) => {
    await openCart(page);
    const field = page.locator('#coupon_code');
    await field.fill('SAI');
    const update = page.waitForResponse('**/shop-page');
    if (how === 'Enter') await field.press('Enter');
    else await press(page.locator('[name="apply_coupon"]'));
    await update;
    await page.waitForTimeout(1200); // as long as the page may scroll
    const message = page.getByRole('alert').filter({ hasText: REFUSED });
    await expectHit(message);
    // The field is seen with it, below whatever sticks to the window's top.
    expect((await field.boundingBox())!.y).toBeGreaterThan(99);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('SAI');
    await expect(field).toHaveAccessibleDescription(REFUSED);
    await page.keyboard.type('X');
    await expect(message).toHaveCount(0);
  });
}
