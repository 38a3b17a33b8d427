import { expect, test } from '@playwright/test';
import {
  account,
  coupon,
  login,
  moved,
  open,
  openWithShop,
  PAGE,
  ready,
  shipping,
  still,
  watchMovements,
} from '../../tests/e2e/helpers/checkout-toggles';
import { collectProblems } from '../../tests/e2e/helpers/page-health';
import { expectHit, press } from '../../tests/e2e/helpers/seen';

test.beforeEach(({ page }) => watchMovements(page));

for (const order of ['first', 'last'] as const) {
  test(`with WooCommerce's way of toggling ${order}, one press is one movement`, async ({ page }) => {
    const problems = collectProblems(page);
    await openWithShop(page, order);
    for (const [toggle, panel] of [
      [login(page), 'form.login'],
      [coupon(page), '.checkout_coupon'],
      [shipping(page), 'div.shipping_address'],
      [account(page), 'div.create-account'],
    ] as const) {
      for (const isOpen of [true, false, true]) {
        await press(toggle);
        expect(await moved(page)).toHaveLength(1);
        const inline = await page.locator(panel).evaluate((element) => element.style.cssText);
        expect(inline).toBe('');
        await still(page);
        await expect(page.locator(panel)).toBeVisible({ visible: isOpen });
        await expect(toggle).toHaveAttribute('aria-expanded', String(isOpen));
      }
    }
    expect(problems.filter((text) => !text.includes('JQMIGRATE'))).toEqual([]);
  });
}

test('what a script triggers by jQuery is heard, and everybody else hears it too', async ({ page }) => {
  await openWithShop(page, 'first');
  const heard = await page.evaluate(() => {
    type Query = {
      on(type: string, listener: () => void): Query;
      prop(name: string, value: boolean): Query;
      trigger(type: string): Query;
    };
    const { jQuery: query } = window as unknown as { jQuery: (target: unknown) => Query };
    let times = 0;
    query('form.checkout').on('change', () => times++);
    query('#ship-to-different-address-checkbox').prop('checked', true).trigger('change');
    query('a.showcoupon').trigger('click');
    return times;
  });
  expect(heard).toBe(1);
  await expect(page.locator('div.shipping_address')).toBeVisible();
  await expect(shipping(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.checkout_coupon')).toBeVisible();
  await expect(coupon(page)).toHaveAttribute('aria-expanded', 'true');
});

for (const [answer, isOpen] of [
  ['<ul class="woocommerce-error" role="alert"><li>Mã không tồn tại.</li></ul>', true],
  ['<div class="woocommerce-message" role="alert">Đã áp dụng mã.</div>', false],
] as const) {
  test(`a coupon's form is ${isOpen ? 'open' : 'closed'} after ${answer.slice(12, 29)}`, async ({ page }) => {
    await openWithShop(page, 'first');
    await press(coupon(page));
    await still(page);
    await page.evaluate((html) => {
      type Query = { before(html: string): Query; slideUp(): Query; trigger(type: string): Query };
      const { jQuery: query } = window as unknown as { jQuery: (target: unknown) => Query };
      query('form.checkout_coupon').before(html).slideUp();
      query(document.body).trigger('applied_coupon_in_checkout');
    }, answer);
    await page.waitForTimeout(600);
    await expect(page.locator('.checkout_coupon')).toBeVisible({ visible: isOpen });
    await expect(coupon(page)).toHaveAttribute('aria-expanded', String(isOpen));
  });
}

for (const [answer, isTaken] of [
  ['<div class="woocommerce-message" role="alert">Đã áp dụng mã.</div>', true],
  ['<ul class="woocommerce-error" role="alert"><li>Mã không tồn tại.</li></ul>', false],
] as const) {
  test(`as in WooCommerce 9.9 a coupon that is ${isTaken ? 'taken closes its form' : 'not says so in it'}`, async ({
    page,
  }) => {
    await page.route('**/?wc-ajax=apply_coupon', (route) =>
      route.fulfill({ contentType: 'text/html', body: answer }),
    );
    await openWithShop(page, 'first');
    await press(coupon(page));
    await still(page);
    await page.locator('#coupon_code').fill('MUNG-2');
    await press(page.locator('[name="apply_coupon"]'));
    await expectHit(page.getByRole('alert'));
    await page.waitForTimeout(1200); // longer than our movement and WooCommerce's
    await expectHit(page.getByRole('alert'));
    await expect(page.locator('.checkout_coupon')).toBeVisible({ visible: !isTaken });
    await expect(coupon(page)).toHaveAttribute('aria-expanded', String(!isTaken));
    await expect(isTaken ? coupon(page) : page.locator('#coupon_code')).toBeFocused();
    await press(coupon(page));
    await still(page);
    await expect(page.locator('.checkout_coupon')).toBeVisible({ visible: isTaken });
  });
}

test('forms that come back with an error have the sections open that were', async ({ page }) => {
  await open(page);
  await press(login(page));
  await shipping(page).check();
  const note = page.locator('#note-toggle');
  await press(note);
  // The answer: this page once more, with an error or without.
  const send = async (html: string) => {
    await page.route('**/echo', async (route) => {
      const body = await (await page.request.get(PAGE)).text();
      await route.fulfill({
        contentType: 'text/html',
        body: body.replace('<div id="shop">', `${html}<div id="shop">`),
      });
    });
    await press(page.locator('.woocommerce-form-login button'));
    await ready(page);
  };
  await send('<ul class="woocommerce-error"><li>Sai mật khẩu.</li></ul>');
  await expect(page.locator('form.login')).toBeVisible();
  await expect(page.locator('div.shipping_address')).toBeHidden(); // of another form
  await page.reload();
  await ready(page);
  await expect(page.locator('form.login')).toBeHidden();
});

test('a section that held an error of its checkbox form is checked and open again', async ({ page }) => {
  await open(page);
  await account(page).check();
  await page.locator('#account_password').fill('x');
  await page.route('**/echo', async (route) => {
    const body = await (await page.request.get(PAGE)).text();
    const error = '<ul class="woocommerce-error"><li>Mật khẩu quá ngắn.</li></ul><div id="shop">';
    await route.fulfill({ contentType: 'text/html', body: body.replace('<div id="shop">', error) });
  });
  await press(page.locator('#place_order'));
  await ready(page);
  await expect(account(page)).toBeChecked();
  await expect(page.locator('#account_password')).toBeVisible();
  await expect(page.locator('#account_password')).toBeEnabled();
});
