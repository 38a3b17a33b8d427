import { expect, type Locator, type Page, test } from '@playwright/test';
import { alertsOf } from '../helpers/alerts';
import { PAGES } from '../helpers/demo-pages';
import { fillCart, fillForm, fillOtherAddress, placeOrder, setSwitch } from '../helpers/orders';
import { cartOnServer } from '../helpers/real-shop';
import { expectHit, press } from '../helpers/seen';

const alert = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const CART = 'Thay đổi của bạn trong giỏ hàng chưa được lưu. Vui lòng kiểm tra kết nối mạng.';
const ORDER = 'Chưa cập nhật được đơn hàng.';

/** The checkout with another address to ship to, which has the shop look the order up anew: in vain. */
async function changeInVain(page: Page, fail: () => unknown) {
  await fillCart(page);
  await page.goto('/thanh-toan/');
  await fillForm(page);
  await expect(page.locator('.blockUI.blockOverlay')).toHaveCount(0);
  await fail();
  await page.locator('#ship-to-different-address-checkbox').check();
  await expect(alert(page, ORDER)).toHaveCount(1);
  await page
    .locator('.woocommerce-checkout-payment')
    .evaluate((box) => box.scrollIntoView({ block: 'center' }));
  await expectHit(alert(page, ORDER));
}

const isCovered = (page: Page) =>
  page.locator('#place_order').evaluate((button) => {
    button.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

for (const width of [360, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('a coupon of the cart page that never reached the shop is not lost without a word', async ({
      page,
      context,
    }) => {
      await fillCart(page);
      await page.goto('/gio-hang/');
      await page.waitForLoadState();
      const coupon = page.locator('#coupon_code');
      await coupon.fill('THU-MOT');
      await context.setOffline(true);
      await press(page.locator('[name="apply_coupon"]'));
      await expectHit(alert(page, CART));
      await expect(alert(page, CART)).toHaveCount(1);

      // Still there to be sent again, and what the shop says then is all that is said.
      await context.setOffline(false);
      await expect(coupon).toHaveValue('THU-MOT');
      await press(page.locator('[name="apply_coupon"]'));
      await expectHit(page.locator('.coupon-error-notice'));
      await expect(alert(page, CART)).toHaveCount(0);
    });

    test('a coupon of the checkout that never reached the shop says so, and can be sent again', async ({
      page,
      context,
    }) => {
      await fillCart(page);
      await page.goto('/thanh-toan/');
      await press(page.locator('a.showcoupon'));
      await expect(page.locator('#coupon_code')).toBeFocused();
      await page.locator('#coupon_code').fill('THU-HAI');
      await context.setOffline(true);
      await press(page.locator('[name="apply_coupon"]'));
      await expectHit(alert(page, CART));
      await context.setOffline(false);
      await press(page.locator('[name="apply_coupon"]'));
      await expect(page.locator('.woocommerce-error, .is-error, .coupon-error-notice')).toHaveCount(1);
      await expect(alert(page, CART)).toHaveCount(0);
    });

    test('an order that cannot be looked up is not covered for ever: it can be asked for again', async ({
      page,
    }) => {
      await changeInVain(page, () =>
        page.route(/wc-ajax=update_order_review/, (route) => route.fulfill({ status: 500, body: '' })),
      );
      expect(await isCovered(page), 'nobody buys at a price that is not known').toBe(true);
      await page.unroute(/wc-ajax=update_order_review/);
      await press(page.getByRole('button', { name: 'Thử lại' }));
      await expect(alert(page, ORDER)).toHaveCount(0);
      await expect(page.locator('.woocommerce-checkout-payment')).toBeFocused();
      await fillOtherAddress(page);
      expect(await placeOrder(page)).toBeGreaterThan(0);
    });
  });
}

test('an order that could not be looked up comes by itself when the network does', async ({
  page,
  context,
}) => {
  await changeInVain(page, () => context.setOffline(true));
  await context.setOffline(false);
  await expect(alert(page, ORDER)).toHaveCount(0);
  await expect(page.locator('.blockUI.blockOverlay')).toHaveCount(0);
  await expectHit(page.locator('#place_order'));
});

const CHOICE = 'Chưa tra được giá của lựa chọn này.';

for (const width of [360, 1280])
  test(`a choice that cannot be looked up shows no other's price, and adds what it shows, ${width} px wide`, async ({
    page,
    context,
    baseURL,
  }) => {
    const alerts = alertsOf(page);
    await setSwitch(context, 'variations', baseURL ?? '');
    await page.setViewportSize({ width, height: 740 });
    await page.goto(PAGES.find(({ name }) => name === 'product-variable')?.path ?? '');
    const options = page.locator('.variations select');
    const price = page.locator('.single_variation .price');
    for (const select of await options.all()) await select.selectOption({ index: 1 });
    const expectPrice = async () => {
      await expect(price).toBeVisible();
      await price.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expectHit(price);
    };
    await expectPrice();
    const before = await price.innerText();

    const chooseInVain = async () => {
      await options.last().selectOption({ index: 2 });
      await expectHit(alert(page, CHOICE));
      await expect(price).toBeHidden();
    };
    await context.setOffline(true);
    await chooseInVain();
    await context.setOffline(false);
    await expectPrice();
    await expect(alert(page, CHOICE)).toHaveCount(0);
    await expect(price).not.toHaveText(before);

    await options.last().selectOption({ index: 1 });
    await expect(price).toHaveText(before);
    await page.route(/wc-ajax=get_variation/, (route) => route.fulfill({ status: 500, body: '' }));
    await chooseInVain();
    const again = page.getByRole('button', { name: 'Thử lại' });
    const add = page.locator('.single_add_to_cart_button');
    const pressInVain = async (button: Locator) => {
      const answer = page.waitForResponse(/wc-ajax=get_variation/);
      await press(button);
      await answer;
      await expect(page.locator('.blockUI.blockOverlay')).toHaveCount(0);
      await expect(alert(page, CHOICE)).toHaveCount(1);
    };
    await pressInVain(add);
    await expect(page.locator('.variations').getByText('Chưa thêm được')).toHaveCount(0);
    await pressInVain(again);
    await expect(again).toBeFocused();
    await page.unroute(/wc-ajax=get_variation/);
    await press(again);
    await expectPrice();
    await expect(add).toBeFocused();
    await press(add);
    await expect.poll(async () => Object.values(await cartOnServer(page))).toEqual([1]);
    expect(alerts).toEqual([]);
  });
