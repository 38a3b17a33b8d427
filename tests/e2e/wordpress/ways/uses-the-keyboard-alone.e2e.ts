import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectFocusSeen, tabTo } from '../../helpers/focus';
import { FIELDS, orderOf } from '../../helpers/orders';
import { cartOnServer } from '../../helpers/real-shop';
import { expectHit } from '../../helpers/seen';
import { settled } from '../../helpers/shop';

const PRODUCT = '/san-pham/cua-di-2-canh-mo-quay-he-55/';
const BUYER: Record<string, string> = FIELDS;
const names = Object.keys(BUYER);

const key = (page: Page, name: string) => page.keyboard.press(name);
const top = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top);
const goTo = (page: Page, path: string) => page.goto(path, { waitUntil: 'load' });

test('from the top: the skip link leads past the header, and every stop of the page is seen', async ({
  page,
}) => {
  await goTo(page, '/');
  await key(page, 'Tab');
  await expectFocusSeen(page);
  await expectHit(page.getByRole('link', { name: 'Đến nội dung chính' }));
  await key(page, 'Enter');
  await expect(page).toHaveURL(/#main$/);
  await key(page, 'Tab');
  await expectFocusSeen(page);
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);

  await goTo(page, '/cua-hang/');
  expect(await tabTo(page)).toBeGreaterThan(60);
  await key(page, 'Shift+Tab');
  // Upwards it is the header that could lie on what has the focus.
  await tabTo(page, page.locator('ul.products a').first(), 'Shift+Tab');
});

test('a submenu is opened, closed and followed', async ({ page }) => {
  await goTo(page, '/');
  const more = page.getByRole('button', { name: 'Mục con của Sản phẩm' });
  const windows = page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Cửa sổ' });
  await tabTo(page, more);
  // The focus has shown it already.
  await expectHit(windows);
  await key(page, 'Escape');
  await expect(windows).toBeHidden();
  await expect(more).toBeFocused();
  await key(page, 'Enter');
  await expectHit(windows);
  await tabTo(page, windows);
  await key(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cửa sổ');
  await expectHit(page.getByRole('heading', { level: 1 }));
});

test('a slider goes on and back, and its slides lie still under the focus', async ({ page }) => {
  await goTo(page, '/');
  const slider = page
    .locator('[data-preset="sale-1"], [data-preset="sale-2"], [data-preset="sale-4"]')
    .first();
  const slides = slider.locator('.mullion-slider__slide');
  const next = slider.getByRole('button', { name: 'Trang sau' });
  await next.focus();
  await key(page, 'Shift+Tab');
  await tabTo(page, next);
  const before = await slides.nth(0).evaluate((slide) => slide.getBoundingClientRect().left);
  await key(page, 'Enter');
  await expect
    .poll(() => slides.nth(0).evaluate((slide) => slide.getBoundingClientRect().right))
    .toBeLessThanOrEqual(before + 1);
  await expectFocusSeen(page);
  await tabTo(page, slider.getByRole('button', { name: 'Trang trước' }), 'Shift+Tab');
  await key(page, 'Enter');
  await expect.poll(() => slides.nth(0).evaluate((slide) => slide.getBoundingClientRect().left)).toBe(before);
  await expectHit(slides.nth(0).locator('a').first());
});

test('a door is looked at, put into the cart and ordered', async ({ page }) => {
  await goTo(page, PRODUCT);
  const pictures = page.locator('.woocommerce-product-gallery__image');
  const thumbnail = page.getByRole('tab', { name: /^Ảnh 1 trên/ });
  await tabTo(page, pictures.nth(0).locator('a'));
  // The gallery's script comes with the focus. Tabs that are faster, as no finger's are, go on to the second picture.
  await expect(pictures.nth(1)).toHaveAttribute('inert');
  await tabTo(page, thumbnail);
  await key(page, 'ArrowRight');
  await expectFocusSeen(page);
  await expectHit(pictures.nth(1));

  const quantity = page.locator('form.cart input.qty');
  await tabTo(page, quantity);
  await key(page, 'ArrowUp');
  await expect(quantity).toHaveValue('2');
  await tabTo(page, page.locator('.single_add_to_cart_button'));
  await key(page, 'Enter');
  await expect.poll(async () => Object.values(await cartOnServer(page))).toEqual([2]);
  await settled(page);

  await goTo(page, PRODUCT);
  const description = page.locator('.product-sections a', { hasText: 'Mô tả' });
  await tabTo(page, description);
  await expect(description).toHaveRole('tab');
  await key(page, 'ArrowRight');
  await expectFocusSeen(page);
  const chosen = page.locator('.product-sections [role="tab"][aria-selected="true"]');
  await expectHit(chosen);
  expect(await chosen.innerText()).not.toBe('Mô tả');
  const panel = page.locator('.wc-tab:visible');
  await expect(panel).toHaveCount(1);
  expect((await panel.innerText()).length).toBeGreaterThan(40);
  expect(await top(panel)).toBeLessThan(800);

  await goTo(page, PRODUCT);
  await tabTo(page, page.locator('.mullion-mini-cart__toggle').first());
  await key(page, 'Enter');
  const cart = page.locator('.mullion-mini-cart__panel').first();
  await expectHit(cart.locator('.mini_cart_item').first());
  await tabTo(page, cart.getByRole('link', { name: 'Thanh toán' }));
  await key(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanh toán');

  // In the order in which the form has them: a family name may come first, or have no field of its own.
  const asked = await page
    .locator('form.checkout input:visible')
    .evaluateAll((inputs, known) => inputs.map(({ id }) => id).filter((id) => known.includes(id)), names);
  expect(asked.length).toBeGreaterThan(4);
  for (const name of asked) {
    await tabTo(page, page.locator(`#${name}`));
    await page.keyboard.type(BUYER[name] ?? '');
  }
  await expect(page.locator('.blockUI.blockOverlay')).toHaveCount(0);
  await tabTo(page, page.locator('#place_order'));
  await key(page, 'Enter');
  const order = await orderOf(page);
  await expectHit(page.getByRole('heading', { level: 1 }));
  const bought = await (await page.request.get(`/?mullion-test=bought&id=${order}`)).json();
  expect(bought).toMatchObject(Object.fromEntries(asked.map((name) => [name, BUYER[name]])));
  expect(bought.status).toBe('processing');
  expect(bought.items).toMatchObject([{ quantity: 2 }]);
  expect(await cartOnServer(page)).toEqual({});
});
